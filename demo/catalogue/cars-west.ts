/**
 * Cars of European, American and Australian makers sold in Australia. The notation is explained in parse-catalogue.ts.
 */
export const CARS_WEST = `
# Ford | normal | MPB
Ranger | 5370 | 5 | 3500
- PK | 2009-2011 | Ute:Double Cab Pick-up | 3.0DT4@9.2 | M5 A5 | 4X4 | XL 42, XLT 47
- PX | 2011-2015 | Ute:Double Cab Pick-up | 3.2DT5@9.2 | M6 A6 | 4X4 | XL 44.5, XLS 48, XLT 53, Wildtrak 58
- PX MkII | 2015-2018 | Ute:Double Cab Pick-up | 3.2DT5@8.9 | M6 A6 | 4X4 | XL 45.8, XLS 49, XLT 56, Wildtrak 61
- PX MkIII | 2018-2022 | Ute:Double Cab Pick-up | 2.0DT4@7.4 | A10 | 4X4 | XLT 59, Wildtrak 64, FX4 61, Raptor 77
- PY | 2022- | Ute:Double Cab Pick-up | 2.0DT4@7.6 | A10 | 4X4 | XL 53.9, XLS 56.7, XLT 66.5, Sport 69.6
- PY | 2022- | Ute:Double Cab Pick-up | 3.0DT6@8.4 | A10 | 4X4 | XLT V6 71.5, Sport V6 74.5, Wildtrak V6 78.5, Platinum 82.9
- PY | 2022- | Ute:Double Cab Pick-up | 3.0UT6@11.5 | A10 | 4X4 | Raptor 91.5
- PY | 2022- | Ute:Single Cab Chassis | 2.0DT4@7.6 | A6 | RWD | XL 38.5
Everest | 4915 | 7 | 3500
- UA | 2015-2018 | SUV:4x4 Wagon | 3.2DT5@8.5 | A6 | 4X4 | Ambiente 52, Trend 58, Titanium 75
- UA II | 2018-2022 | SUV:4x4 Wagon | 2.0DT4@7.1 | A10 | 4X4 | Trend 60, Titanium 74
- UB | 2022- | SUV:4x4 Wagon | 2.0DT4@7.2 | A10 | 4X4 | Ambiente 58.9, Trend 65.9
- UB | 2022- | SUV:4x4 Wagon | 3.0DT6@8.5 | A10 | 4X4 | Sport 71.9, Platinum 82.8, Tremor 78
Focus | 4360 | 5 | 1200
- LW | 2011-2015 | Hatch | 2.0P4@6.6 | M5 D6 | FWD | Ambiente 20, Trend 23, Sport 25, Titanium 32
- LZ | 2015-2018 | Hatch | 1.5PT4@6.2 | M6 A6 | FWD | Trend 24, Sport 27, Titanium 33
- SA | 2018-2022 | Hatch | 1.5PT3@6.4 | A8 | FWD | Active 30, ST-Line 30
Fiesta | 4040 | 5 | 0
- WZ | 2013-2019 | Hatch | 1.5P4@5.8 | M5 D6 | FWD | Ambiente 16, Trend 18, Sport 20.5
Mustang | 4811 | 4 | 0
- FM | 2015-2018 | Coupe:Fastback | 5.0U8@12.6 | M6 A6 | RWD | GT 58
- FN | 2018-2023 | Coupe:Fastback | 5.0U8@12.7 | M6 A10 | RWD | GT 63, Mach 1 84
- FO | 2024- | Coupe:Fastback | 5.0U8@12.8 | M6 A10 | RWD | GT 77, Dark Horse 99
- FN | 2018-2023 | Convertible | 2.3UT4@9.4 | A10 | RWD | 2.3L High Performance 61
Mustang Mach-E | 4713 | 5 | 0
- MY24 | 2024- | SUV | E212@0 | E1 | RWD | Select 65, Premium 80
Escape | 4614 | 5 | 1800
- ZG | 2016-2020 | SUV | 1.5PT4@7.5 | A6 | FWD | Ambiente 29, Trend 34, Titanium 46
- ZH | 2020-2023 | SUV | 2.0PT4@8.6 | A8 | FWD | Escape 36, ST-Line 39, Vignale 47
Puma | 4186 | 5 | 900
- JK | 2020-2024 | SUV | 1.0UT3@5.3 | D7 | FWD | Puma 30, ST-Line 33, ST-Line V 36
Territory | 4883 | 7 | 2700
- SZ | 2011-2016 | SUV | 2.7DT6@8.2 | A6 | RWD | TX 45, TS 51, Titanium 58
Falcon | 4970 | 5 | 2300
- FG | 2008-2014 | Sedan | 4.0P6@9.9 | A6 | RWD | XT 36, XR6 40, G6E 47
- FG X | 2014-2016 | Sedan | 4.0P6@9.5 | A6 | RWD | XR6 37.9, XR6 Turbo 46, XR8 53
Transit Custom | 5450 | 3 | 2500
- VN | 2013-2023 | Van | 2.0DT4@7.3 | M6 A6 | FWD | 300S 40, 340L 44, Sport 46
- VW | 2024- | Van | 2.0DT4@8.0 | A8 | FWD | Trend 56.6, Sport 62.6
Transit | 5981 | 3 | 3500
- VO | 2014- | Van | 2.0DT4@8.6 | M6 A10 | RWD | 350L Mid Roof 54, 350E High Roof 60
# Holden | weak | 6G1
Commodore | 4947 | 5 | 2100
- VE II | 2009-2013 | Sedan | 3.0P6@9.3 | A6 | RWD | Omega 40, Berlina 46, SV6 45.5
- VE II | 2009-2013 | Ute:Ute Extended Cab | 6.0P8@12.6 | M6 A6 | RWD | SS 47, SS V Redline 53
- VF II | 2013-2017 | Sedan | 3.6P6@9.0 | A6 | RWD | Evoke 36, SV6 41, Calais 42
- VF II | 2015-2017 | Sedan | 6.2P8@12.6 | M6 A6 | RWD | SS 47, SS V Redline 56
- ZB | 2018-2020 | Sedan:Liftback | 2.0PT4@7.6 | A9 | FWD | LT 34, RS 38
Colorado | 5361 | 5 | 3500
- RG | 2012-2020 | Ute:Crew Cab Pick-up | 2.8DT4@8.7 | M6 A6 | 4X4 | LS 46, LTZ 51, Z71 55
Cruze | 4597 | 5 | 1200
- JH II | 2011-2016 | Sedan | 1.8P4@7.4 | M5 A6 | FWD | CD 21, Equipe 22, SRi-V 29
Captiva | 4673 | 7 | 1500
- CG II | 2011-2018 | SUV | 2.4P4@9.6 | A6 | FWD | 5 27, 7 LS 32, 7 LTZ 38
Astra | 4386 | 5 | 1300
- BK | 2016-2020 | Hatch | 1.4PT4@6.1 | M6 A6 | FWD | R 22, R+ 24, RS 27
Trailblazer | 4887 | 7 | 3000
- RG | 2016-2020 | SUV:4x4 Wagon | 2.8DT4@8.6 | A6 | 4X4 | LT 48, LTZ 53, Z71 54
# HSV | normal | 6G1
ClubSport | 4986 | 5 | 1600
- GEN-F | 2013-2017 | Sedan | 6.2US8@14.2 | M6 A6 | RWD | R8 73.3, R8 LSA 82
# Volkswagen | normal | WVW
Golf | 4284 | 5 | 1400
- VI | 2009-2013 | Hatch | 1.4UT4@6.2 | M6 D7 | FWD | 90TSI Trendline 24, 118TSI Comfortline 30
- VII | 2013-2017 | Hatch | 1.4UT4@5.4 | M6 D7 | FWD | 90TSI Trendline 24.2, 103TSI Highline 32
- 7.5 | 2017-2020 | Hatch | 1.4UT4@5.7 | D7 | FWD | 110TSI Trendline 26, 110TSI Comfortline 29, 110TSI Highline 35
- 7.5 | 2017-2021 | Hatch | 2.0UT4@6.7 | D7 | FWD | GTI 46
- 8 | 2021-2024 | Hatch | 1.4UT4@5.8 | A8 | FWD | 110TSI Life 38, 110TSI Style 41, 110TSI R-Line 44
- 8 | 2021- | Hatch | 2.0UT4@7.0 | D7 | FWD | GTI 59
- 8 | 2022- | Hatch | 2.0UT4@7.8 | D7 | AWD | R 70
Polo | 4074 | 5 | 1100
- 6R | 2010-2017 | Hatch | 1.2UT4@5.1 | M6 D7 | FWD | 66TSI Trendline 18, 81TSI Comfortline 20.5
- AW | 2018- | Hatch | 1.0UT3@5.3 | M5 D7 | FWD | 70TSI Trendline 19.5, 85TSI Comfortline 25, Life 29, Style 33
Tiguan | 4509 | 5 | 2500
- 5N | 2011-2016 | SUV | 2.0UT4@8.8 | D7 | AWD | 132TSI Pacific 38, 155TSI R-Line 46
- 5N | 2016-2024 | SUV | 2.0UT4@7.5 | D7 | AWD | 132TSI Comfortline 43, 132TSI Life 46, 162TSI Highline 50, 162TSI R-Line 59
- CT1 | 2025- | SUV | 2.0UT4@8.3 | D7 | AWD | 150TSI Elegance 60, 195TSI R-Line 72
T-Roc | 4234 | 5 | 1500
- D11 | 2020- | SUV | 1.4UT4@6.3 | A8 | FWD | 110TSI Style 37, CityLife 40
T-Cross | 4108 | 5 | 1200
- C11 | 2020- | SUV | 1.0UT3@5.5 | D7 | FWD | 85TSI Life 31, 85TSI Style 34
Passat | 4767 | 5 | 1800
- B8 | 2015-2023 | Wagon | 2.0UT4@6.2 | D7 | FWD | 132TSI 42, 140TSI Business 46, 206TSI R-Line 62
Touareg | 4878 | 5 | 3500
- CR | 2019- | SUV | 3.0DT6@7.4 | A8 | AWD | 170TDI 88, 210TDI Elegance 102, 210TDI R-Line 115
Amarok | 5350 | 5 | 3500
- 2H | 2011-2022 | Ute:Dual Cab Pick-up | 2.0DT4@8.3 | M6 A8 | 4X4 | TDI420 Trendline 48, TDI420 Highline 54
- 2H | 2016-2022 | Ute:Dual Cab Pick-up | 3.0DT6@9.0 | A8 | 4X4 | TDI550 Core 54, TDI550 Highline 61, TDI580 Ultimate 72
- NF | 2023- | Ute:Dual Cab Pick-up | 3.0DT6@8.4 | A10 | 4X4 | TDI600 Style 70, TDI600 PanAmericana 76, TDI600 Aventura 80
Caddy | 4500 | 5 | 1500
- SKN | 2021- | Van | 2.0DT4@4.9 | M6 D7 | FWD | TDI280 Cargo 41
Transporter | 4904 | 3 | 2500
- T6 | 2015-2024 | Van | 2.0DT4@7.7 | M6 D7 | FWD | TDI250 SWB 42, TDI340 LWB 49
# Mercedes Benz | weak | WDD
A-Class | 4419 | 5 | 1600
- W176 | 2013-2018 | Hatch | 1.6UT4@6.1 | D7 | FWD | A180 37, A200 42
- W177 | 2018- | Hatch | 1.3UT4@5.7 | D7 | FWD | A180 46, A200 54
C-Class | 4751 | 5 | 1800
- W204 | 2008-2014 | Sedan | 1.8UT4@7.6 | A7 | RWD | C200 Avantgarde 60, C250 Avantgarde 67
- W205 | 2014-2021 | Sedan | 2.0UT4@6.4 | A9 | RWD | C200 63, C300 72
- W206 | 2022- | Sedan | 1.5UT4@6.9 | A9 | RWD | C200 79, C300 90
- W205 | 2016-2021 | Coupe | 4.0UT8@10.1 | A9 | RWD | C63 S AMG 163
E-Class | 4940 | 5 | 2100
- W213 | 2016-2023 | Sedan | 2.0UT4@7.1 | A9 | RWD | E200 92, E300 108
GLA | 4410 | 5 | 1400
- X156 | 2014-2020 | SUV | 2.0UT4@6.4 | D7 | FWD | GLA180 43, GLA250 4MATIC 57
- H247 | 2020- | SUV | 1.3UT4@6.6 | D7 | FWD | GLA200 62, GLA250 4MATIC 71
GLC | 4656 | 5 | 2400
- X253 | 2015-2022 | SUV | 2.0UT4@7.8 | A9 | AWD | GLC200 66, GLC250 71, GLC300 78
- X254 | 2023- | SUV | 2.0UT4@8.1 | A9 | AWD | GLC300 104
GLE | 4924 | 5 | 2700
- V167 | 2019- | SUV | 3.0DT6@7.4 | A9 | AWD | GLE300d 112, GLE400d 128, GLE450 137
EQA | 4463 | 5 | 750
- H243 | 2021- | SUV | E140@0 | E1 | FWD | EQA250 83
Vito | 5140 | 3 | 2500
- W447 | 2015- | Van | 2.1DT4@6.4 | A9 | RWD | 114 MWB 53, 116 LWB 58
Sprinter | 5932 | 3 | 2800
- VS30 | 2018- | Van | 2.1DT4@8.9 | A9 | RWD | 314 MWB 62, 516 LWB 78
X-Class | 5340 | 5 | 3500
- X470 | 2018-2020 | Ute:Dual Cab Pick-up | 2.3DT4@7.9 | A7 | 4X4 | X250d Progressive 57, X250d Power 64
# BMW | weak | WBA
1 Series | 4319 | 5 | 1200
- F20 | 2011-2019 | Hatch | 1.6UT4@5.9 | M6 A8 | RWD | 116i 37, 118i Sport Line 42, 125i 50
- F40 | 2019-2024 | Hatch | 1.5UT3@5.9 | D7 | FWD | 118i M Sport 50
3 Series | 4709 | 5 | 1600
- E90 | 2008-2012 | Sedan | 2.0U4@7.9 | M6 A6 | RWD | 320i 58, 323i 66
- F30 | 2012-2019 | Sedan | 2.0UT4@6.1 | A8 | RWD | 320i Sport Line 61, 328i 69, 330i M Sport 72
- G20 | 2019- | Sedan | 2.0UT4@6.5 | A8 | RWD | 320i M Sport 75, 330i M Sport 86
4 Series | 4638 | 4 | 0
- F32 | 2013-2020 | Coupe | 2.0UT4@6.2 | A8 | RWD | 420i Sport Line 69, 430i M Sport 80
5 Series | 4963 | 5 | 2000
- G30 | 2017-2023 | Sedan | 2.0UT4@6.5 | A8 | RWD | 520i 92, 530i M Sport 112
X1 | 4500 | 5 | 1800
- F48 | 2015-2022 | SUV | 2.0UT4@6.4 | A8 | FWD | sDrive18i 47, sDrive20i 54
- U11 | 2022- | SUV | 1.5UT3@6.5 | D7 | FWD | sDrive18i 58, xDrive20i M Sport 66
X3 | 4708 | 5 | 2400
- F25 | 2011-2017 | SUV | 2.0DT4@5.6 | A8 | AWD | xDrive20d 64, xDrive30d 79
- G01 | 2017-2024 | SUV | 2.0DT4@5.7 | A8 | AWD | xDrive20d 72, xDrive30i M Sport 84
X5 | 4922 | 5 | 2700
- F15 | 2013-2018 | SUV | 3.0DT6@6.2 | A8 | AWD | xDrive30d 103, xDrive40d 116
- G05 | 2018- | SUV | 3.0DT6@7.2 | A8 | AWD | xDrive30d 130, xDrive30d M Sport 138
i4 | 4783 | 5 | 1600
- G26 | 2022- | Sedan:Gran Coupe | E250@0 | E1 | RWD | eDrive35 86, eDrive40 M Sport 105
iX3 | 4734 | 5 | 750
- G08 | 2021-2024 | SUV | E210@0 | E1 | RWD | M Sport 92
M3 | 4794 | 5 | 0
- G80 | 2021- | Sedan | 3.0UT6@9.6 | M6 A8 | RWD | Competition 165
# Audi | weak | WAU
A1 | 4029 | 5 | 0
- GB | 2019- | Hatch | 1.0UT3@5.4 | D7 | FWD | 30 TFSI 32, 35 TFSI 36
A3 | 4343 | 5 | 1400
- 8V | 2013-2021 | Sedan | 1.4UT4@5.0 | D7 | FWD | 1.4 TFSI Attraction 37, 35 TFSI S line 45
- 8Y | 2022- | Hatch:Sportback | 1.5UT4@5.0 | D7 | FWD | 35 TFSI 54
A4 | 4762 | 5 | 1700
- B9 | 2016-2024 | Sedan | 2.0UT4@6.4 | D7 | FWD | 35 TFSI 60, 45 TFSI quattro S line 74
A5 | 4733 | 5 | 0
- F5 | 2017-2024 | Coupe | 2.0UT4@6.8 | D7 | AWD | 40 TFSI 76, 45 TFSI quattro S line 88
Q2 | 4208 | 5 | 1500
- GA | 2017- | SUV | 1.4UT4@5.4 | D7 | FWD | 35 TFSI Design 43, 40 TFSI quattro Sport 50
Q3 | 4484 | 5 | 1800
- 8U | 2012-2018 | SUV | 1.4UT4@6.0 | D6 | FWD | 1.4 TFSI 43, 2.0 TFSI quattro Sport 54
- F3 | 2019- | SUV | 1.4UT4@7.3 | D6 | FWD | 35 TFSI 50, 40 TFSI quattro S line 63
Q5 | 4682 | 5 | 2000
- 8R | 2009-2017 | SUV | 2.0DT4@6.0 | D7 | AWD | 2.0 TDI quattro 63, 3.0 TDI quattro 76
- FY | 2017-2025 | SUV | 2.0DT4@5.7 | D7 | AWD | 40 TDI quattro Sport 74, 45 TFSI quattro S line 85
Q7 | 5063 | 7 | 3500
- 4M | 2015- | SUV | 3.0DT6@7.2 | A8 | AWD | 45 TDI quattro 108, 50 TDI quattro S line 122
Q8 e-tron | 4915 | 5 | 1800
- GE | 2023-2025 | SUV | E300@0 | E1 | AWD | 55 e-tron quattro 154
# Volvo | weak | YV1
XC40 | 4425 | 5 | 1800
- MY19 | 2018-2021 | SUV | 2.0UT4@7.4 | A8 | AWD | T4 Momentum 47, T5 R-Design 57
- MY23 | 2022- | SUV | 2.0UT4@7.1 | A8 | AWD | Plus B4 55, Ultimate B5 63
- MY23 | 2022- | SUV | E170@0 | E1 | RWD | Recharge Pure Electric Plus 77
XC60 | 4708 | 5 | 2400
- MY18 | 2017-2020 | SUV | 2.0UT4@7.8 | A8 | AWD | T5 Momentum 60, T5 Inscription 70
- MY22 | 2021- | SUV | 2.0UT4@7.6 | A8 | AWD | Plus B5 76, Ultimate B6 91
XC90 | 4953 | 7 | 2400
- MY16 | 2015-2020 | SUV | 2.0DT4@5.9 | A8 | AWD | D5 Momentum 90, D5 Inscription 96
- MY22 | 2021- | SUV | 2.0UT4@8.5 | A8 | AWD | Plus B5 104, Ultimate B6 117
V60 | 4784 | 5 | 1800
- MY20 | 2019-2024 | Wagon:Cross Country | 2.0UT4@7.6 | A8 | AWD | Cross Country T5 65, Cross Country B5 Ultimate 76
EX30 | 4233 | 5 | 1600
- MY24 | 2024- | SUV | E200@0 | E1 | RWD | Plus 60, Ultra 65, Twin Performance Ultra 71
# Tesla | weak | LRW
Model 3 | 4720 | 5 | 1000
- 3 | 2019-2023 | Sedan | E208@0 | E1 | RWD | Standard Range Plus 66, Rear-Wheel Drive 61
- 3 | 2019-2023 | Sedan | E324@0 | E1 | AWD | Long Range 81, Performance 93
- Highland | 2023- | Sedan | E208@0 | E1 | RWD | Rear-Wheel Drive 54.9
- Highland | 2023- | Sedan | E324@0 | E1 | AWD | Long Range 64.9, Performance 80.9
Model Y | 4751 | 5 | 1600
- Y | 2022-2024 | SUV | E220@0 | E1 | RWD | Rear-Wheel Drive 60
- Y | 2022-2024 | SUV | E378@0 | E1 | AWD | Long Range 72, Performance 85
- Juniper | 2025- | SUV | E255@0 | E1 | RWD | Rear-Wheel Drive 58.9, Long Range AWD 68.9
Model S | 4970 | 5 | 0
- S | 2014-2020 | Hatch:Liftback | E311@0 | E1 | AWD | 75D 115, 90D 140, 100D 150
# Polestar | weak | LPS
2 | 4606 | 5 | 1500
- MY22 | 2022- | Hatch:Fastback | E170@0 | E1 | FWD | Standard Range Single Motor 64, Long Range Single Motor 69
4 | 4840 | 5 | 2000
- MY25 | 2024- | SUV:Coupe | E200@0 | E1 | RWD | Long Range Single Motor 78.5
# Skoda | normal | TMB
Octavia | 4689 | 5 | 1500
- NE | 2013-2020 | Wagon | 1.4UT4@5.2 | M6 D7 | FWD | Ambition 25, Style 29, RS 41
- NX | 2021- | Wagon | 1.4UT4@5.8 | A8 | FWD | Ambition 36, Style 42, RS 53
Fabia | 4108 | 5 | 1100
- PJ | 2022- | Hatch | 1.5UT4@5.3 | D7 | FWD | Monte Carlo 39, Select 32
Kamiq | 4241 | 5 | 1200
- NW | 2020- | SUV | 1.0UT3@5.6 | D7 | FWD | 85TSI 30, 110TSI Style 35, 110TSI Monte Carlo 39
Karoq | 4390 | 5 | 1500
- NU | 2018- | SUV | 1.4UT4@6.6 | A8 | FWD | 110TSI 35, 110TSI Style 44, 140TSI Sportline 50
Kodiaq | 4699 | 7 | 2000
- NS | 2017-2024 | SUV | 2.0UT4@8.2 | D7 | AWD | 132TSI 46, 132TSI Style 52, 162TSI Sportline 56, RS 68
Superb | 4869 | 5 | 1800
- NP | 2016-2024 | Wagon | 2.0UT4@7.3 | D7 | AWD | 162TSI Ambition 46, 206TSI Sportline 59
# Cupra | weak | VSS
Formentor | 4450 | 5 | 1800
- KM | 2022- | SUV | 2.0UT4@7.4 | D7 | AWD | V 50, VZ 56, VZx 62
Leon | 4398 | 5 | 1600
- KL | 2022- | Hatch | 2.0UT4@6.9 | D7 | FWD | V 44, VZ 53, VZx 62
Born | 4322 | 5 | 0
- K1 | 2023- | Hatch | E170@0 | E1 | RWD | Electric 60
# Renault | weak | VF1
Koleos | 4672 | 5 | 2000
- HZG | 2016-2024 | SUV | 2.5P4@8.1 | C7 | FWD | Life 32, Zen 36, Intens 44
Captur | 4227 | 5 | 900
- XJB | 2021-2024 | SUV | 1.3UT4@6.6 | D7 | FWD | Life 29, Zen 32, Intens 37
Clio | 4062 | 5 | 900
- X98 | 2013-2019 | Hatch | 1.2UT4@5.6 | M5 D6 | FWD | Life 18, Zen 20, RS 30
Arkana | 4568 | 5 | 500
- JL1 | 2021- | SUV:Coupe | 1.3UT4@6.0 | D7 | FWD | Zen 37, Intens 41, R.S. Line 45
Kangoo | 4486 | 3 | 1500
- XFK | 2023- | Van | 1.3UT4@6.5 | M6 D7 | FWD | SWB Pro 42, LWB 46
Trafic | 5080 | 3 | 1630
- L1H1 | 2015- | Van | 2.0DT4@6.7 | M6 D6 | FWD | SWB Pro 44, LWB Premium 50
Master | 5548 | 3 | 2500
- X62 | 2012-2024 | Van | 2.3DT4@8.0 | M6 A6 | FWD | MWB 47, LWB Pro 52
# Peugeot | weak | VF3
208 | 4055 | 5 | 0
- A9 | 2012-2020 | Hatch | 1.2UT3@4.5 | M5 A6 | FWD | Active 22, Allure 26
308 | 4367 | 5 | 1300
- P5 | 2022-2025 | Hatch | 1.2UT3@5.4 | A8 | FWD | GT 47, GT Premium 52
2008 | 4300 | 5 | 1200
- P24 | 2020- | SUV | 1.2UT3@6.5 | A6 | FWD | Allure 36, GT 43
3008 | 4447 | 5 | 1400
- P84 | 2017-2024 | SUV | 1.6UT4@7.0 | A6 | FWD | Active 38, Allure 45, GT 51
Partner | 4403 | 3 | 1300
- K9 | 2019- | Van | 1.2UT3@6.3 | M6 A8 | FWD | City Pro 32, Long Premium 41
# Citroen | weak | VF7
C3 | 3996 | 5 | 0
- MY18 | 2018-2023 | Hatch | 1.2UT3@4.9 | A6 | FWD | Shine 27, Feel 23
C4 | 4360 | 5 | 1200
- C41 | 2021-2024 | Hatch | 1.2UT3@6.1 | A8 | FWD | Shine 38
# Fiat | weak | ZFA
500 | 3571 | 4 | 0
- S3 | 2013-2023 | Hatch | 1.2P4@4.9 | M5 A5 | FWD | Pop 18, Lounge 22, Dolcevita 26
500e | 3632 | 4 | 0
- S1 | 2023-2025 | Hatch | E87@0 | E1 | FWD | La Prima 52.5
Ducato | 5998 | 3 | 2500
- S7 | 2014- | Van | 2.3DT4@8.0 | M6 A9 | FWD | MWB Mid Roof 50, XLWB High Roof 57
# Abarth | weak | ZFA
595 | 3660 | 4 | 0
- S4 | 2014-2023 | Hatch | 1.4UT4@5.8 | M5 | FWD | Standard 28, Competizione 33
# Alfa Romeo | weak | ZAR
Giulietta | 4351 | 5 | 1300
- S2 | 2014-2020 | Hatch | 1.4UT4@5.2 | M6 D6 | FWD | Distinctive 32, Veloce 42
Giulia | 4643 | 5 | 1600
- S1 | 2017- | Sedan | 2.0UT4@6.0 | A8 | RWD | Super 66, Veloce 78
Stelvio | 4687 | 5 | 2000
- S1 | 2018- | SUV | 2.0UT4@7.0 | A8 | AWD | Ti 78, Veloce 85
# Mini | weak | WMW
Hatch | 3850 | 4 | 0
- F56 | 2014-2024 | Hatch | 1.5UT3@5.6 | M6 D7 | FWD | Cooper 30, Cooper S 41
Countryman | 4299 | 5 | 1300
- F60 | 2017-2023 | SUV | 1.5UT3@6.6 | A8 | FWD | Cooper 41, Cooper S 50
- U25 | 2024- | SUV | 1.5UT3@6.6 | D7 | FWD | C Classic 57.7, S ALL4 Favoured 67
Cooper | 3858 | 4 | 0
- J01 | 2024- | Hatch | E160@0 | E1 | FWD | E Classic 53.9, SE Favoured 62
# Land Rover | weak | SAL
Range Rover Evoque | 4371 | 5 | 1800
- L538 | 2011-2018 | SUV | 2.0DT4@5.1 | A9 | AWD | TD4 150 Pure 56, TD4 180 SE 64
- L551 | 2019- | SUV | 2.0UT4@8.1 | A9 | AWD | P200 S 66, P250 R-Dynamic SE 79
Discovery | 4956 | 7 | 3500
- SDV6 | 2009-2016 | SUV:4x4 Wagon | 3.0DT6@8.8 | A8 | 4X4 | SDV6 SE 82, SDV6 HSE 94
- L462 | 2017-2020 | SUV:4x4 Wagon | 3.0DT6@7.7 | A8 | 4X4 | SD6 SE 103, SD6 HSE 112
- L462 | 2021- | SUV:4x4 Wagon | 3.0DT6@7.5 | A8 | 4X4 | D300 Dynamic SE 118
Discovery Sport | 4597 | 7 | 2200
- L550 | 2015-2019 | SUV | 2.0DT4@5.3 | A9 | AWD | TD4 SE 60, TD4 HSE 66
- L550 | 2021- | SUV | 2.0DT4@6.1 | A9 | AWD | D200 R-Dynamic SE 77
Range Rover Sport | 4850 | 5 | 3500
- L494 | 2013-2022 | SUV | 3.0DT6@7.0 | A8 | AWD | SDV6 SE 110, SDV6 HSE 131
Defender | 5018 | 7 | 3500
- L663 | 2020- | SUV:4x4 Wagon | 3.0DT6@7.9 | A8 | 4X4 | 110 D250 S 96, 110 D300 SE 109, 110 D300 X-Dynamic HSE 122
# Jaguar | weak | SAJ
F-PACE | 4747 | 5 | 2400
- X761 | 2016-2020 | SUV | 2.0DT4@5.3 | A8 | AWD | 20d Prestige 77, 25d R-Sport 86
- X761 | 2021-2024 | SUV | 2.0UT4@7.8 | A8 | AWD | P250 R-Dynamic S 87
XE | 4678 | 5 | 1800
- X760 | 2015-2023 | Sedan | 2.0UT4@6.9 | A8 | RWD | 20t Prestige 62, P300 R-Dynamic 72
# Porsche | normal | WP1
Macan | 4696 | 5 | 2000
- 95B | 2014-2024 | SUV | 2.0UT4@8.9 | D7 | AWD | Macan 81, S 98, T 95
Cayenne | 4918 | 5 | 3500
- 9YA | 2018- | SUV | 3.0UT6@9.9 | A8 | AWD | Cayenne 134, S 165
718 Boxster | 4379 | 2 | 0
- 982 | 2016-2025 | Convertible:Roadster | 2.0UT4@7.4 | M6 D7 | RWD | Boxster 116, S 147
# Maserati | weak | ZAM
Levante | 5003 | 5 | 2700
- M161 | 2016-2023 | SUV | 3.0DT6@7.2 | A8 | AWD | Diesel 140, GranSport 160
# Aston Martin | weak | SCF
V8 Vantage | 4380 | 2 | 0
- MY12 | 2009-2016 | Coupe | 4.7U8@13.8 | M6 A7 | RWD | Coupe 221
# Jeep | weak | 1C4
Grand Cherokee | 4828 | 5 | 3500
- WK | 2011-2021 | SUV:4x4 Wagon | 3.0DT6@7.5 | A8 | 4X4 | Laredo 55, Limited 67, Overland 76
- WL | 2022-2025 | SUV:4x4 Wagon | 3.6P6@10.6 | A8 | 4X4 | Night Eagle 77, Limited 88, Summit Reserve 115
Wrangler | 4882 | 5 | 2495
- JK | 2010-2018 | SUV:4x4 Hardtop | 3.6P6@11.7 | M6 A5 | 4X4 | Sport 40, Overland 52, Rubicon 55
- JL | 2019- | SUV:4x4 Hardtop | 3.6P6@9.7 | A8 | 4X4 | Sport S 59, Overland 65, Rubicon 78
Compass | 4394 | 5 | 1500
- M6 | 2017-2025 | SUV | 2.4P4@7.9 | A6 | FWD | Sport 29, Longitude 34, Limited 43
Gladiator | 5591 | 5 | 2721
- JT | 2020- | Ute:Dual Cab Pick-up | 3.6P6@12.4 | A8 | 4X4 | Sport S 73, Rubicon 82
# RAM | normal | 1C6
1500 | 5916 | 5 | 4500
- DS | 2018-2023 | Ute:Crew Cab Pick-up | 5.7P8@12.2 | A8 | 4X4 | Express 80, Laramie 110
- DT | 2021- | Ute:Crew Cab Pick-up | 5.7P8@12.2 | A8 | 4X4 | Big Horn 120, Laramie 136, Limited 155
# Chevrolet | normal | 3GC
Silverado | 5910 | 5 | 4200
- T1 | 2020- | Ute:Crew Cab Pick-up | 6.2U8@12.2 | A10 | 4X4 | 1500 LTZ Premium 128, 1500 ZR2 133
# Dodge | weak | 3C4
Journey | 4888 | 7 | 1600
- JC | 2009-2016 | SUV | 3.6P6@10.4 | A6 | FWD | SXT 30, R/T 36
`;
