/** Cars of Japanese makers sold in Australia. The notation is explained in parse-catalogue.ts. */
export const CARS_JAPAN = `
# Toyota | strong | JTN
Corolla | 4375 | 5 | 1300
- ZRE152R | 2008-2012 | Hatch | 1.8P4@7.4 | M6 A4 | FWD | Ascent 21, Conquest 23.5, Levin ZR 29
- ZRE182R | 2013-2018 | Hatch | 1.8P4@6.6 | M6 C7 | FWD | Ascent 20.2, Ascent Sport 22.7, SX 25.8, ZR 30
- MZEA12R | 2018-2025 | Hatch | 2.0P4@6.0 | M6 C10 | FWD | Ascent Sport 25.4, SX 29.3, ZR 34
- ZWE211R | 2018-2022 | Hatch | 1.8H4@4.2 | C1 | FWD | Ascent Sport 28, SX 31, ZR 35.5
- ZWE219R | 2022- | Hatch | 1.8H4@4.0 | C1 | FWD | Ascent Sport 32.1, SX 34.8, ZR 39.1
- ZWE219R | 2022- | Sedan | 1.8H4@3.9 | C1 | FWD | Ascent Sport 32.1, SX 34.8, ZR 39.1
Yaris | 3940 | 5 | 0
- NCP130R | 2011-2019 | Hatch | 1.3P4@6.2 | M5 A4 | FWD | Ascent 16.4, SX 18.4, YR 15.9
- MXPA10R | 2020-2024 | Hatch | 1.5P3@5.2 | M6 C10 | FWD | Ascent Sport 25, SX 28.3
- MXPH10R | 2020- | Hatch | 1.5H3@3.3 | C1 | FWD | Ascent Sport 29.5, SX 31.8, ZR 34.6
GR Yaris | 3995 | 4 | 0
- GXPA16R | 2020- | Hatch | 1.6UT3@7.6 | M6 A8 | AWD | GT 56, GTS 61, Rallye 64
Camry | 4885 | 5 | 400
- ACV40R | 2008-2011 | Sedan | 2.4P4@8.8 | M5 A5 | FWD | Altise 30.5, Ateva 33.5, Grande 39.9
- AVV50R | 2012-2017 | Sedan | 2.5H4@5.2 | C1 | FWD | Altise 30.5, Atara S 32.5, Atara SL 39
- AXVH71R | 2017-2024 | Sedan | 2.5H4@4.7 | C6 | FWD | Ascent 34.6, Ascent Sport 37.4, SX 39.9, SL 46
- AXVH80R | 2024- | Sedan | 2.5H4@4.0 | C1 | FWD | Ascent 39.9, Ascent Sport 43, SL 53.9
RAV4 | 4600 | 5 | 1500
- ZSA42R | 2013-2018 | SUV | 2.0P4@7.4 | M6 C7 | FWD | GX 28.5, GXL 32
- ASA44R | 2013-2018 | SUV | 2.5P4@8.5 | A6 | AWD | GX 33, GXL 37, Cruiser 43
- MXAA52R | 2019-2025 | SUV | 2.0P4@6.5 | C10 | FWD | GX 34.3, GXL 38
- AXAH54R | 2019-2025 | SUV | 2.5H4@4.8 | C6 | AWD | GX 42.3, GXL 46.2, Cruiser 50.6, Edge 58.4
- AXAH52R | 2019-2025 | SUV | 2.5H4@4.7 | C6 | FWD | GX 39.8, GXL 43.3, XSE 46.5
C-HR | 4360 | 5 | 0
- NGX10R | 2017-2022 | SUV | 1.2PT4@6.4 | M6 C7 | FWD | Standard 29, Koba 33.3
- MAXH10R | 2024- | SUV | 1.8H4@4.0 | C1 | FWD | GXL 43, Koba 50
Yaris Cross | 4180 | 5 | 400
- MXPB10R | 2020-2024 | SUV | 1.5P3@5.4 | C10 | FWD | GX 27.5, GXL 30.3
- MXPJ10R | 2020- | SUV | 1.5H3@3.8 | C1 | FWD | GX 31.8, GXL 34.8, Urban 38.5
Corolla Cross | 4460 | 5 | 750
- ZVG16R | 2022- | SUV | 2.0H4@4.3 | C1 | AWD | GX 39.9, GXL 43.5, Atmos 50.5
Kluger | 4966 | 7 | 2000
- GSU50R | 2014-2020 | SUV | 3.5P6@9.3 | A8 | FWD | GX 44.5, GXL 54, Grande 65
- GSU55R | 2014-2020 | SUV | 3.5P6@9.5 | A8 | AWD | GX 48.5, GXL 58, Grande 69.5
- AXUH78R | 2021- | SUV | 2.5H4@5.6 | C6 | AWD | GX 60.9, GXL 70.9, Grande 83.1
LandCruiser Prado | 4825 | 7 | 3000
- KDJ150R | 2010-2015 | SUV:4x4 Wagon | 3.0DT4@8.5 | M6 A5 | 4X4 | GX 56, GXL 61.5, VX 76, Kakadu 91
- GDJ150R | 2015-2023 | SUV:4x4 Wagon | 2.8DT4@7.9 | M6 A6 | 4X4 | GX 60.8, GXL 67.5, VX 77.4, Kakadu 89
- GDJ250R | 2024- | SUV:4x4 Wagon | 2.8DT4@7.6 | A8 | 4X4 | GX 72.5, GXL 79.9, VX 87.4, Altitude 92.7, Kakadu 99.9
LandCruiser | 4980 | 7 | 3500
- VDJ200R | 2008-2021 | SUV:4x4 Wagon | 4.5DT8@9.5 | A6 | 4X4 | GXL 90.6, VX 101.8, Sahara 123.5
- FJA300R | 2021- | SUV:4x4 Wagon | 3.3DT6@8.9 | A10 | 4X4 | GX 97.9, GXL 109.2, VX 121.4, Sahara 139.5, GR Sport 145.8, Sahara ZX 146.9
LandCruiser 79 | 5220 | 5 | 3500
- VDJ79R | 2012-2024 | Ute:Double Cab Chassis | 4.5DT8@10.7 | M5 | 4X4 | Workmate 73, GX 75.6, GXL 77.7
- GDJL79R | 2024- | Ute:Double Cab Chassis | 2.8DT4@9.6 | A6 | 4X4 | Workmate 79.8, GX 81.8, GXL 84.2
HiLux | 5325 | 5 | 3500
- KUN26R | 2008-2015 | Ute:Double Cab Pick-up | 3.0DT4@8.3 | M5 A5 | 4X4 | SR 46.5, SR5 53.5
- GUN126R | 2015-2020 | Ute:Double Cab Pick-up | 2.8DT4@8.1 | M6 A6 | 4X4 | SR 48.5, SR5 56.5
- GUN126R | 2018-2020 | Ute:Double Cab Pick-up | 2.8DT4@8.4 | M6 A6 | 4X4 | Rogue 61.7, Rugged X 63.7
- GUN126R | 2020- | Ute:Double Cab Pick-up | 2.8DT4@7.9 | M6 A6 | 4X4 | SR 55.9, SR5 63.3, Rogue 70.8
- GUN125R | 2016- | Ute:Double Cab Pick-up | 2.4DT4@7.5 | M6 A6 | 4X4 | Workmate 49.9, SR 53.4
- TGN121R | 2015-2025 | Ute:Single Cab Chassis | 2.7P4@11.1 | M5 A6 | RWD | Workmate 27.9
HiAce | 5265 | 3 | 1500
- KDH201R | 2008-2019 | Van | 3.0DT4@8.7 | M5 A4 | RWD | LWB 38.9
- GDH300R | 2019- | Van | 2.8DT4@8.2 | M6 A6 | RWD | LWB 48.4, LWB Barn Door 49, SLWB 58
Coaster | 6990 | 22 | 0
- XZB70R | 2017- | Bus | 4.0DT4@14.5 | M5 A6 | RWD | Standard 95, Deluxe 118
86 | 4240 | 4 | 0
- ZN6 | 2012-2021 | Coupe | 2.0U4@7.8 | M6 A6 | RWD | GT 31.5, GTS 36.5
GR86 | 4265 | 4 | 0
- ZN8 | 2022- | Coupe | 2.4U4@9.4 | M6 A6 | RWD | GT 45.4, GTS 47.5
GR Supra | 4379 | 2 | 0
- DB42R | 2019-2025 | Coupe | 3.0UT6@7.7 | A8 | RWD | GT 87, GTS 97
bZ4X | 4690 | 5 | 750
- XEAM10R | 2024- | SUV | E150@0 | E1 | FWD | Standard 66
- YEAM15R | 2024- | SUV | E160@0 | E1 | AWD | AWD 74.9
Prius | 4540 | 5 | 0
- ZVW50R | 2016-2022 | Hatch | 1.8H4@3.4 | C1 | FWD | Standard 36.4, i-Tech 44.4
Tarago | 4795 | 8 | 1000
- ACR50R | 2008-2019 | People Mover | 2.4P4@9.5 | C7 | FWD | GLi 46, GLX 51
Aurion | 4855 | 5 | 1600
- GSV50R | 2012-2017 | Sedan | 3.5P6@9.3 | A6 | FWD | AT-X 36.5, Sportivo SX6 40.9, Presara 50
FJ Cruiser | 4635 | 5 | 2250
- GSJ15R | 2011-2016 | SUV:4x4 Wagon | 4.0P6@11.4 | A5 | 4X4 | Standard 47
# Lexus | normal | JTH
NX | 4660 | 5 | 1000
- AYZ15R | 2014-2021 | SUV | 2.5H4@5.7 | C6 | AWD | NX300h Luxury 61.4, NX300h F Sport 68, NX300h Sports Luxury 77
- AAZH20R | 2021- | SUV | 2.5H4@5.0 | C6 | FWD | NX350h Luxury 68.9, NX350h F Sport 78, NX350h Sports Luxury 84
- AAZH26R | 2021- | SUV | 2.5X4@1.3 | C6 | AWD | NX450h+ F Sport 94.5
RX | 4890 | 5 | 1500
- GGL25R | 2015-2022 | SUV | 3.5U6@9.6 | A8 | AWD | RX350 Luxury 83, RX350 F Sport 96.5, RX350 Sports Luxury 101
- TALH17R | 2022- | SUV | 2.5H4@5.4 | C6 | AWD | RX350h Luxury 95.9, RX350h Sports Luxury 113
UX | 4495 | 5 | 0
- MZAH10R | 2018- | SUV | 2.0H4@4.5 | C6 | FWD | UX250h Luxury 50.5, UX250h F Sport 59
IS | 4710 | 5 | 750
- ASE30R | 2015-2021 | Sedan | 2.0UT4@8.2 | A8 | RWD | IS300 Luxury 61.5, IS300 F Sport 70
ES | 4975 | 5 | 0
- AXZH10R | 2018- | Sedan | 2.5H4@4.8 | C6 | FWD | ES300h Luxury 63, ES300h F Sport 73, ES300h Sports Luxury 79
LX | 5100 | 7 | 3500
- FJA310R | 2022- | SUV:4x4 Wagon | 3.3DT6@8.9 | A10 | 4X4 | LX500d 151, LX500d Sports Luxury 169, LX500d F Sport 172
# Mazda | normal | JM0
2 | 4065 | 5 | 900
- DE10Y1 | 2008-2014 | Hatch | 1.5P4@6.4 | M5 A4 | FWD | Neo 15.8, Maxx 18, Genki 20.5
- DJ2HAA | 2014-2019 | Hatch | 1.5P4@5.3 | M6 A6 | FWD | Neo 17.5, Maxx 19.5, Genki 21.7
- DJ2HAA | 2020- | Hatch | 1.5P4@5.3 | M6 A6 | FWD | G15 Pure 24.1, G15 Evolve 26.8, G15 GT 28.5
3 | 4460 | 5 | 1200
- BL10F2 | 2009-2013 | Hatch | 2.0P4@8.2 | M6 A5 | FWD | Neo 20.3, Maxx Sport 24.9, SP20 SKYACTIV 27.9
- BM5478 | 2013-2019 | Hatch | 2.0P4@5.8 | M6 A6 | FWD | Neo 20.5, Maxx 22.9, Touring 25.3
- BN5438 | 2016-2019 | Hatch | 2.5P4@6.5 | M6 A6 | FWD | SP25 26, SP25 GT 30, SP25 Astina 34
- BP2H7A | 2019- | Hatch | 2.0P4@6.1 | M6 A6 | FWD | G20 Pure 30.4, G20 Evolve 32, G20 Touring 35
- BP2HLA | 2019- | Hatch | 2.5P4@6.2 | M6 A6 | FWD | G25 Evolve SP 34, G25 GT 38, G25 Astina 41
- BP2SLA | 2019- | Sedan | 2.5P4@6.0 | A6 | FWD | G25 Evolve SP 34, G25 GT 38
6 | 4865 | 5 | 1550
- GJ1031 | 2012-2018 | Sedan | 2.5P4@7.0 | A6 | FWD | Sport 32.5, Touring 37, GT 43, Atenza 47
- GL1033 | 2018-2024 | Wagon | 2.5P4@7.1 | A6 | FWD | Sport 36, Touring 40.5, GT 47.5, Atenza 51
CX-3 | 4275 | 5 | 1200
- DK2W7A | 2015-2022 | SUV | 2.0P4@6.3 | M6 A6 | FWD | Neo 20.5, Maxx 22.9, sTouring 27, Akari 32
- DK2W7A | 2023- | SUV | 2.0P4@6.3 | A6 | FWD | G20 Pure 29.9, G20 Evolve 33.5, G20 Touring 37
CX-30 | 4395 | 5 | 1200
- DM2W7A | 2020- | SUV | 2.0P4@6.5 | M6 A6 | FWD | G20 Pure 34.1, G20 Evolve 36, G20 Touring 39.5
- DM2WLA | 2020- | SUV | 2.5P4@6.6 | A6 | AWD | G25 Touring SP 41.5, G25 Astina 45
CX-5 | 4550 | 5 | 1800
- KE1072 | 2012-2017 | SUV | 2.0P4@6.4 | M6 A6 | FWD | Maxx 28.5, Maxx Sport 33
- KE1032 | 2013-2017 | SUV | 2.5P4@7.4 | A6 | AWD | Maxx Sport 36, Grand Touring 44, Akera 47
- KF4WLA | 2017- | SUV | 2.5P4@7.4 | A6 | AWD | Maxx 36.5, Maxx Sport 40.5, Touring 43, GT 47.5, Akera 50
- KF4WLA | 2018-2024 | SUV | 2.5PT4@8.2 | A6 | AWD | GT SP 52, Akera 54.9
CX-60 | 4740 | 5 | 2500
- KH0HB | 2023- | SUV | 3.3PT6@7.4 | A8 | AWD | G40e Evolve 60, G40e GT 68, G40e Azami 75
- KH0HD | 2023- | SUV | 3.3DT6@5.0 | A8 | AWD | D50e Evolve 62, D50e GT 70
CX-8 | 4900 | 7 | 2000
- KG2WLA | 2018-2024 | SUV | 2.2DT4@6.0 | A6 | AWD | Sport 46.9, Touring 53, Asaki 66, Asaki LE 71
CX-9 | 5075 | 7 | 2000
- TB10A5 | 2008-2016 | SUV | 3.7P6@11.2 | A6 | AWD | Classic 47, Luxury 54, Grand Touring 60
- TC | 2016-2023 | SUV | 2.5PT4@8.8 | A6 | AWD | Sport 48.9, Touring 56, GT 64, Azami 68.5, Azami LE 72
CX-80 | 4995 | 7 | 2500
- KL0HD | 2024- | SUV | 3.3DT6@5.2 | A8 | AWD | D50e Touring 60.9, D50e GT 74, D50e Azami 80
- KL0HX | 2024- | SUV | 2.5X4@2.7 | A8 | AWD | P50e Azami 87.2
BT-50 | 5280 | 5 | 3500
- UP0YF1 | 2011-2020 | Ute:Dual Cab Pick-up | 3.2DT5@9.2 | M6 A6 | 4X4 | XT 43, XTR 50, GT 54
- TFS40J | 2020- | Ute:Dual Cab Pick-up | 3.0DT4@8.0 | M6 A6 | 4X4 | XT 55, XTR 60, GT 63.5, SP 71.5
- TFR40J | 2020- | Ute:Freestyle Cab Pick-up | 3.0DT4@7.7 | M6 A6 | RWD | XT 47, XTR 52
MX-5 | 3915 | 2 | 0
- NC | 2008-2015 | Convertible:Roadster | 2.0U4@8.1 | M6 A6 | RWD | Touring 44, Sports 47
- ND | 2015- | Convertible:Roadster | 2.0U4@6.8 | M6 A6 | RWD | Roadster 42.5, Roadster GT 48, RF GT 52, 35th Anniversary 58
# Nissan | normal | JN1
X-Trail | 4680 | 5 | 2000
- T32 | 2014-2022 | SUV | 2.5P4@7.9 | M6 C7 | FWD | ST 31, ST-L 38, Ti 45
- T33 | 2022- | SUV | 2.5P4@7.4 | C7 | AWD | ST 40.3, ST-L 44.5, Ti 52, Ti-L 55
- T33 | 2023- | SUV | 1.5H3@6.1 | E1 | AWD | ST-L e-POWER 50, Ti e-POWER 57.2
Qashqai | 4425 | 5 | 1200
- J11 | 2014-2022 | SUV | 2.0P4@6.9 | M6 C7 | FWD | ST 26.5, ST-L 31, Ti 36
- J12 | 2022- | SUV | 1.3PT4@6.1 | C7 | FWD | ST 34, ST-L 39.5, Ti 44, Ti-L 49
Juke | 4210 | 5 | 1250
- F16 | 2020- | SUV | 1.0UT3@5.8 | D7 | FWD | ST 28.4, ST-L 32, Ti 36.5
Navara | 5255 | 5 | 3500
- D40 | 2008-2015 | Ute:Dual Cab Pick-up | 2.5DT4@8.9 | M6 A5 | 4X4 | ST 46, ST-X 51
- D23 | 2015- | Ute:Dual Cab Pick-up | 2.3DT4@7.5 | M6 A7 | 4X4 | SL 50, ST 54, ST-X 60, PRO-4X 63, PRO-4X Warrior 70
Patrol | 5175 | 8 | 3500
- Y61 | 2008-2016 | SUV:4x4 Wagon | 3.0DT4@11.8 | M5 A4 | 4X4 | ST 57.4, Ti 62
- Y62 | 2013- | SUV:4x4 Wagon | 5.6U8@14.4 | A7 | 4X4 | Ti 87.9, Ti-L 101, Warrior 106
Pathfinder | 5004 | 7 | 2700
- R52 | 2013-2020 | SUV | 3.5P6@10.1 | C7 | AWD | ST 47, ST-L 57, Ti 66
- R53 | 2022- | SUV | 3.5P6@10.5 | A9 | AWD | Ti 71, Ti-L 82.8
Leaf | 4490 | 5 | 0
- ZE1 | 2019- | Hatch | E110@0 | E1 | FWD | Standard 50.9, e+ 61.5
Pulsar | 4295 | 5 | 1200
- C12 | 2013-2016 | Hatch | 1.8P4@7.2 | M6 C7 | FWD | ST 19, ST-S 22.5, SSS 29
370Z | 4250 | 2 | 0
- Z34 | 2009-2020 | Coupe | 3.7U6@10.6 | M6 A7 | RWD | Standard 50, NISMO 62
Z | 4380 | 2 | 0
- RZ34 | 2022- | Coupe | 3.0UT6@10.8 | M6 A9 | RWD | Standard 75.3, NISMO 94
# Mitsubishi | normal | JMF
ASX | 4365 | 5 | 1300
- XB | 2012-2019 | SUV | 2.0P4@7.7 | M5 C6 | FWD | LS 25, ES 24, XLS 31
- XD | 2019-2024 | SUV | 2.0P4@7.6 | M5 C6 | FWD | ES 25, MR 27, LS 28.5, GSR 31, Exceed 35
Outlander | 4710 | 7 | 1600
- ZK | 2015-2021 | SUV | 2.4P4@7.2 | C6 | AWD | ES 31.5, LS 35, Exceed 42.9
- ZM | 2021- | SUV | 2.5P4@7.7 | C8 | AWD | ES 38, LS 41.5, Aspire 45, Exceed 49, Exceed Tourer 51
- ZM | 2022- | SUV | 2.4X4@1.5 | E1 | AWD | PHEV ES 57.3, PHEV Aspire 62.8, PHEV Exceed Tourer 72
Eclipse Cross | 4545 | 5 | 1600
- YB | 2020-2025 | SUV | 1.5PT4@7.3 | C8 | FWD | ES 31, LS 33.5, Aspire 36.5, Exceed 41
Pajero Sport | 4825 | 7 | 3100
- QE | 2015-2020 | SUV:4x4 Wagon | 2.4DT4@8.0 | A8 | 4X4 | GLX 46, GLS 50, Exceed 55
- QF | 2020-2025 | SUV:4x4 Wagon | 2.4DT4@8.0 | A8 | 4X4 | GLX 49.5, GLS 55, Exceed 60, GSR 62.5
Pajero | 4900 | 7 | 3000
- NX | 2014-2021 | SUV:4x4 Wagon | 3.2DT4@9.1 | A5 | 4X4 | GLX 54, GLS 59, Exceed 63
Triton | 5320 | 5 | 3500
- MN | 2009-2015 | Ute:Double Cab Pick-up | 2.5DT4@8.6 | M5 A5 | 4X4 | GLX 39, GLX-R 45
- MQ | 2015-2018 | Ute:Double Cab Pick-up | 2.4DT4@7.6 | M6 A5 | 4X4 | GLX 37, GLS 41, Exceed 47.5
- MR | 2018-2023 | Ute:Double Cab Pick-up | 2.4DT4@8.6 | M6 A6 | 4X4 | GLX 39, GLX+ 42.5, GLS 47.5, GSR 54.5
- MV | 2024- | Ute:Double Cab Pick-up | 2.4DT4@7.7 | A6 | 4X4 | GLX 50.3, GLX+ 53, GLS 59, GSR 63.8
Lancer | 4570 | 5 | 1000
- CJ | 2008-2017 | Sedan | 2.0P4@7.3 | M5 C6 | FWD | ES 20, LX 22, GSR 25, VR-X 27
Mirage | 3710 | 5 | 0
- LA | 2013-2021 | Hatch | 1.2P3@4.7 | M5 C4 | FWD | ES 12.3, LS 15
# Subaru | normal | JF1
Forester | 4640 | 5 | 1800
- S4 | 2013-2018 | SUV | 2.5P4@8.1 | C7 | AWD | 2.5i 33, 2.5i-L 35.5, 2.5i-S 39
- S5 | 2018-2024 | SUV | 2.5P4@7.4 | C7 | AWD | 2.5i 35.9, 2.5i-L 39, 2.5i Premium 42, 2.5i-S 44.5
- S5 | 2020-2024 | SUV | 2.0H4@6.7 | C7 | AWD | Hybrid L 42.6, Hybrid S 48
- S6 | 2025- | SUV | 2.5P4@7.9 | C8 | AWD | Forester 43.5, Premium 49, Sport 51.5, Touring 54
Outback | 4870 | 5 | 2000
- 5GEN | 2014-2020 | Wagon | 2.5P4@7.3 | C7 | AWD | 2.5i 36.5, 2.5i Premium 42.9
- 6GEN | 2021-2025 | Wagon | 2.5P4@7.3 | C8 | AWD | AWD 42.7, AWD Sport 47, AWD Touring 50.7
XV | 4485 | 5 | 1400
- G5X | 2017-2022 | SUV | 2.0P4@7.0 | C7 | AWD | 2.0i 28.5, 2.0i-L 31.5, 2.0i Premium 34, 2.0i-S 37
Crosstrek | 4495 | 5 | 1400
- G6X | 2023- | SUV | 2.0P4@7.2 | C8 | AWD | 2.0L 36, 2.0R 39.5, 2.0S 42.5
Impreza | 4475 | 5 | 1200
- G4 | 2012-2016 | Hatch | 2.0P4@7.1 | M6 C6 | AWD | 2.0i 23.9, 2.0i-L 26, 2.0i-S 31
- G5 | 2016-2023 | Hatch | 2.0P4@6.6 | C7 | AWD | 2.0i 24, 2.0i-L 25.7, 2.0i Premium 28.5, 2.0i-S 31
WRX | 4670 | 5 | 1200
- VA | 2014-2021 | Sedan | 2.0UT4@9.2 | M6 C8 | AWD | Standard 39, Premium 45, STI 50
- VB | 2022- | Sedan | 2.4UT4@9.9 | M6 C8 | AWD | AWD 46, RS 51.9, tS 58
BRZ | 4265 | 4 | 0
- ZD8 | 2021- | Coupe | 2.4U4@9.5 | M6 A6 | RWD | Coupe 40.3, Coupe S 42, Coupe tS 45
Solterra | 4690 | 5 | 0
- EV24 | 2024- | SUV | E160@0 | E1 | AWD | AWD 69.9, AWD Touring 76.9
# Honda | normal | JHM
Civic | 4545 | 5 | 800
- 9GEN | 2012-2016 | Hatch | 1.8P4@6.5 | M6 A5 | FWD | VTi-S 22.9, VTi-LN 29
- 10GEN | 2016-2021 | Sedan | 1.5UT4@6.0 | C7 | FWD | VTi-L 27.8, VTi-LX 33.6, RS 32
- 11GEN | 2021- | Hatch | 1.5UT4@6.3 | C7 | FWD | VTi-LX 47.2
- 11GEN | 2022- | Hatch | 2.0H4@4.2 | C1 | FWD | e:HEV LX 55, e:HEV L 49.9
CR-V | 4704 | 5 | 1000
- RM | 2012-2017 | SUV | 2.0P4@7.8 | M6 A5 | FWD | VTi 27.5, VTi-S 32, VTi-L 38
- RW | 2017-2023 | SUV | 1.5UT4@7.4 | C7 | AWD | VTi 33, VTi-S 38, VTi-L7 43, VTi-LX 51.9
- RS | 2023- | SUV | 1.5UT4@7.1 | C7 | FWD | VTi X 44.5, VTi L 48.8, e:HEV RS 59.9
HR-V | 4345 | 5 | 800
- MR | 2015-2021 | SUV | 1.8P4@6.7 | C7 | FWD | VTi 24.9, VTi-S 27.9, VTi-L 33.5
- RV | 2022- | SUV | 1.5H4@4.3 | C1 | FWD | e:HEV L 45, e:HEV X 39.9
Jazz | 4035 | 5 | 800
- GF | 2014-2020 | Hatch | 1.5P4@6.2 | M5 C7 | FWD | VTi 15, VTi-S 18, VTi-L 22.5
Accord | 4970 | 5 | 0
- 11GEN | 2024- | Sedan | 2.0H4@4.3 | C1 | FWD | e:HEV RS 64.9
Odyssey | 4845 | 8 | 1000
- RC | 2014-2021 | People Mover | 2.4P4@7.8 | C7 | FWD | VTi 38, VTi-L 47.6
# Suzuki | normal | JSA
Swift | 3840 | 5 | 1000
- FZ | 2011-2017 | Hatch | 1.4P4@5.5 | M5 A4 | FWD | GL 15.9, GL Navigator 17, GLX 20
- AZ | 2017-2024 | Hatch | 1.2P4@4.8 | M5 C7 | FWD | GL 17, GL Navigator 19, GLX Turbo 25
- UZ | 2024- | Hatch | 1.2P3@3.9 | M5 C7 | FWD | Hybrid 26.5, Hybrid Plus 28.5, Hybrid GLX 30.5
Jimny | 3645 | 4 | 1300
- JB74 | 2019- | SUV:4x4 Hardtop | 1.5P4@6.6 | M5 A4 | 4X4 | Lite 31, GLX 34
- JB74 | 2023- | SUV:4x4 Hardtop | 1.5P4@6.9 | M5 A4 | 4X4 | XL 36.5
Vitara | 4185 | 5 | 1200
- LY | 2015- | SUV | 1.6P4@6.0 | M5 A6 | FWD | Base 26, GL+ 29.9
- LY | 2016- | SUV | 1.4UT4@6.2 | A6 | AWD | Turbo AllGrip 41
S-Cross | 4305 | 5 | 1200
- JYC | 2022- | SUV | 1.4UT4@6.2 | A6 | AWD | Turbo 42, Turbo Prestige 46
Baleno | 3995 | 5 | 1000
- EW | 2016-2022 | Hatch | 1.4P4@5.2 | M5 A4 | FWD | GL 17, GLX Turbo 22
# Isuzu UTE | strong | MPA
D-Max | 5280 | 5 | 3500
- TF | 2012-2020 | Ute:Crew Cab Pick-up | 3.0DT4@8.1 | M6 A6 | 4X4 | SX 45, LS-M 48, LS-U 51.5, LS-T 55
- RG | 2020- | Ute:Crew Cab Pick-up | 3.0DT4@8.0 | M6 A6 | 4X4 | SX 56, LS-M 59.5, LS-U 64, LS-U+ 67, X-TERRAIN 70.5
- RG | 2020- | Ute:Single Cab Chassis | 1.9DT4@7.0 | M6 A6 | RWD | SX 36.2
MU-X | 4850 | 7 | 3500
- UC | 2013-2021 | SUV:4x4 Wagon | 3.0DT4@7.9 | A6 | 4X4 | LS-M 48, LS-U 51, LS-T 56
- RJ | 2021- | SUV:4x4 Wagon | 3.0DT4@8.3 | A6 | 4X4 | LS-M 60.4, LS-U 66.4, LS-T 73.4, X-TERRAIN 76.4
# Infiniti | weak | JN1
Q50 | 4800 | 5 | 1500
- V37 | 2014-2019 | Sedan | 3.0UT6@9.3 | A7 | RWD | S 66, Red Sport 80
QX70 | 4865 | 5 | 1500
- S51 | 2014-2018 | SUV | 3.0DT6@9.0 | A7 | AWD | GT 77, S 87
`;
