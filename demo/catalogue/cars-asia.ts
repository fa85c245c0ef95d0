/**
 * Cars of Korean, Chinese, Thai-built and Malaysian makers sold in Australia. The notation is explained in
 * parse-catalogue.ts.
 */
export const CARS_ASIA = `
# Hyundai | normal | KMH
i30 | 4340 | 5 | 1300
- FD | 2008-2012 | Hatch | 2.0P4@7.2 | M5 A4 | FWD | SX 19, SLX 23, SR 26
- GD | 2012-2017 | Hatch | 1.8P4@6.5 | M6 A6 | FWD | Active 20.9, Elite 25, Premium 30
- PD | 2017-2020 | Hatch | 2.0P4@7.3 | M6 A6 | FWD | Go 19.9, Active 21, Elite 26.9, Premium 33.9
- PD.V4 | 2020-2024 | Hatch | 2.0P4@7.4 | M6 A6 | FWD | i30 24, Active 26, Elite 30.9, N Line 29
- PDe.V5 | 2020- | Hatch | 2.0UT4@8.5 | M6 D8 | FWD | N 47.5, N Premium 52
i30 Sedan | 4675 | 5 | 1300
- CN7.V2 | 2021- | Sedan | 2.0P4@7.0 | M6 A6 | FWD | Active 27.5, Elite 32, N Line 36.5
- CN7.V2 | 2024- | Sedan | 1.6H4@3.9 | D6 | FWD | Hybrid 33, Elite Hybrid 36
Accent | 4370 | 5 | 900
- RB6 | 2011-2019 | Hatch | 1.6P4@6.6 | M6 A6 | FWD | Active 15.5, Sport 17
Tucson | 4630 | 5 | 1650
- TL | 2015-2021 | SUV | 2.0P4@7.9 | M6 A6 | FWD | Active 28.6, Active X 31, Elite 37, Highlander 46
- NX4.V1 | 2021- | SUV | 2.0P4@8.1 | A6 | FWD | Tucson 36, Elite 42, Highlander 49
- NX4.V1 | 2021-2024 | SUV | 2.0DT4@6.3 | A8 | AWD | Elite 46, Highlander 53
- NX4.V3 | 2024- | SUV | 1.6H4@5.3 | A6 | FWD | Hybrid 44, Elite Hybrid 50.5, Premium Hybrid 58
Santa Fe | 4830 | 7 | 2500
- DM | 2012-2018 | SUV | 2.2DT4@7.7 | A6 | AWD | Active 41.8, Elite 48, Highlander 54
- TM | 2018-2023 | SUV | 2.2DT4@7.5 | A8 | AWD | Active 46, Elite 54, Highlander 61
- MX5 | 2024- | SUV | 1.6H4@6.0 | A6 | AWD | Hybrid 58.5, Elite Hybrid 65.5, Calligraphy Hybrid 75
Kona | 4355 | 5 | 1300
- OS | 2017-2023 | SUV | 2.0P4@7.2 | A6 | FWD | Go 24, Active 26, Elite 30, Highlander 36
- OSEV | 2019-2023 | SUV | E150@0 | E1 | FWD | Electric Elite 60, Electric Highlander 64
- SX2 | 2023- | SUV | 2.0P4@6.6 | C7 | FWD | Kona 32.9, Premium 40.5
- SX2 | 2023- | SUV | 1.6H4@3.9 | D6 | FWD | Hybrid 36.9, Hybrid Premium 44.5
Venue | 4040 | 5 | 1110
- QX | 2019- | SUV | 1.6P4@7.2 | M6 A6 | FWD | Go 19.9, Venue 24, Active 26, Elite 29
Palisade | 4995 | 8 | 2200
- LX2 | 2020- | SUV | 2.2DT4@7.3 | A8 | AWD | Palisade 65, Elite 70, Highlander 78
Ioniq 5 | 4635 | 5 | 1600
- NE | 2021- | SUV | E168@0 | E1 | RWD | Standard Range 69.9, DYNAMIQ 75, EPIQ 83
- NE | 2023- | SUV | E448@0 | E1 | AWD | N 111
Ioniq 6 | 4855 | 5 | 1500
- CE | 2023- | Sedan | E168@0 | E1 | RWD | DYNAMIQ 74, TECHNIQ 83
Inster | 3825 | 4 | 0
- AX1 | 2025- | Hatch | E71@0 | E1 | FWD | Standard Range 39, Extended Range 42.5, Cross 45
Staria | 5253 | 8 | 2500
- US4 | 2021- | People Mover | 2.2DT4@8.2 | A8 | FWD | Staria 51, Elite 60, Highlander 66
- US4 | 2021- | Van | 2.2DT4@7.0 | A8 | FWD | Load 46.5
iLoad | 5150 | 3 | 1500
- TQ3 | 2010-2021 | Van | 2.5DT4@8.8 | M6 A5 | RWD | Liftback 38, Twin Swing 39
Veloster | 4240 | 4 | 0
- JS | 2019-2021 | Coupe | 1.6PT4@7.3 | M6 D7 | FWD | Turbo 35.5, Turbo Premium 38.5
# Kia | normal | KNA
Picanto | 3595 | 5 | 0
- JA | 2017- | Hatch | 1.25P4@5.8 | M5 A4 | FWD | S 15.7, Sport 17.9, GT-Line 20
Rio | 4070 | 5 | 800
- YB | 2017-2023 | Hatch | 1.4P4@6.2 | M6 A6 | FWD | S 18, Sport 21, GT-Line 24.5
Cerato | 4510 | 5 | 1250
- YD | 2013-2018 | Sedan | 2.0P4@7.1 | M6 A6 | FWD | S 20, Si 25, SLi 29
- BD | 2018-2024 | Hatch | 2.0P4@7.4 | M6 A6 | FWD | S 24, Sport 26.5, Sport+ 29.5, GT 35
K4 | 4720 | 5 | 1300
- CL4 | 2025- | Sedan | 2.0P4@7.4 | A6 | FWD | S 30.6, Sport 32.9, Sport+ 35.7, GT-Line 42
Stonic | 4140 | 5 | 800
- YB | 2021- | SUV | 1.0PT3@5.4 | D7 | FWD | Sport 26, GT-Line 32
Seltos | 4365 | 5 | 1250
- SP2 | 2019- | SUV | 2.0P4@6.8 | C7 | FWD | S 26.9, Sport 29.9, Sport+ 33.5
- SP2 | 2019- | SUV | 1.6PT4@7.4 | A8 | AWD | GT-Line 43
Sportage | 4660 | 5 | 1900
- SL | 2010-2015 | SUV | 2.0P4@8.6 | M5 A6 | FWD | Si 26.5, SLi 32
- QL | 2016-2021 | SUV | 2.0P4@7.9 | A6 | FWD | Si 29, S 29.9, SX 33, GT-Line 41
- NQ5 | 2021- | SUV | 2.0DT4@6.3 | A8 | AWD | S 40, SX 43.5, SX+ 46.5, GT-Line 52
- NQ5 | 2023- | SUV | 1.6H4@4.9 | A6 | FWD | SX Hybrid 45, GT-Line Hybrid 55
Sorento | 4810 | 7 | 2000
- XM | 2010-2015 | SUV | 2.2DT4@7.3 | A6 | AWD | Si 39, SLi 43, Platinum 49.5
- UM | 2015-2020 | SUV | 2.2DT4@7.2 | A8 | AWD | Si 46, Sport 48.5, SLi 51, GT-Line 60
- MQ4 | 2020- | SUV | 2.2DT4@6.1 | D8 | AWD | S 54, Sport 57, Sport+ 60.5, GT-Line 68
- MQ4 | 2022- | SUV | 1.6X4@1.6 | A6 | AWD | GT-Line PHEV 84.6
Carnival | 5155 | 8 | 2000
- YP | 2015-2020 | People Mover | 2.2DT4@7.6 | A8 | FWD | S 45.5, Si 50, SLi 55, Platinum 64
- KA4 | 2020- | People Mover | 2.2DT4@6.5 | A8 | FWD | S 53, SLi 60, Platinum 70
Stinger | 4830 | 5 | 1500
- CK | 2017-2023 | Sedan | 3.3UT6@10.8 | A8 | RWD | 330S 50, GT-Line 56, GT 64
EV3 | 4300 | 5 | 1000
- SV | 2025- | SUV | E150@0 | E1 | FWD | Air 47.6, Earth 58.6, GT-Line 63.9
EV5 | 4615 | 5 | 1250
- OV | 2024- | SUV | E160@0 | E1 | FWD | Air 56.8, Earth 64.8, GT-Line 71.8
EV6 | 4695 | 5 | 1600
- CV | 2022- | SUV | E168@0 | E1 | RWD | Air 72.6, GT-Line 79.6
EV9 | 5015 | 7 | 2500
- MV | 2023- | SUV | E283@0 | E1 | AWD | Air 97, Earth 106.5, GT-Line 121
Tasman | 5410 | 5 | 3500
- TK | 2025- | Ute:Dual Cab Pick-up | 2.2DT4@7.8 | A8 | 4X4 | S 50.4, SX 54.5, SX+ 62.4, X-Line 67.9, X-Pro 74.9
# Genesis | weak | KMT
G70 | 4685 | 5 | 1200
- IK | 2019- | Sedan | 3.3UT6@10.0 | A8 | RWD | 3.3T Sport 80, 3.3T Ultimate 83
GV70 | 4715 | 5 | 1700
- JK1 | 2021- | SUV | 2.5UT4@10.3 | A8 | AWD | 2.5T Luxury 80, 2.5T 71, 3.5T Sport 90
GV80 | 4945 | 7 | 2722
- JX1 | 2020- | SUV | 3.5UT6@11.7 | A8 | AWD | 3.5T 109, 3.5T Luxury 130
# MG | weak | LSJ
3 | 4055 | 5 | 0
- SZP1 | 2018-2024 | Hatch | 1.5P4@6.7 | A4 | FWD | Core 16.5, Core NAV 17.5, Excite 18.5
- MG3P1 | 2024- | Hatch | 1.5P4@6.0 | C7 | FWD | Vibe 22.9, Excite 24.9
- MG3H1 | 2024- | Hatch | 1.5H4@4.3 | A3 | FWD | Hybrid+ Excite 27.9, Hybrid+ Essence 29.9
4 | 4287 | 5 | 500
- EH32 | 2023- | Hatch | E125@0 | E1 | RWD | Excite 51 37, Excite 64 41, Essence 64 46, XPOWER 59.9
5 | 4675 | 5 | 0
- AP12 | 2023- | Sedan | 1.5P4@5.7 | C8 | FWD | Vibe 24.9, Essence 28.9
ZS | 4323 | 5 | 500
- AZS1 | 2017-2024 | SUV | 1.5P4@7.1 | A4 | FWD | Core 20, Excite 22.5, Essence 26
- ZST | 2020-2024 | SUV | 1.3PT3@6.9 | A6 | FWD | Core 24.5, Excite 27, Vibe 24, Essence 30
- AZS2 | 2024- | SUV | 1.5H4@4.7 | A3 | FWD | Hybrid+ Excite 34, Hybrid+ Essence 37
ZS EV | 4323 | 5 | 500
- EZS | 2020-2024 | SUV | E130@0 | E1 | FWD | Excite 45, Essence 50
HS | 4655 | 5 | 750
- SAS23 | 2019-2024 | SUV | 1.5PT4@7.3 | D7 | FWD | Core 29, Vibe 31, Excite 34, Essence 38
- AS33 | 2024- | SUV | 1.5PT4@7.0 | D7 | FWD | Vibe 34, Excite 37.5, Essence 41
Cyberster | 4535 | 2 | 0
- EC | 2024- | Convertible | E375@0 | E1 | AWD | Standard 115
# BYD | weak | LGX
Atto 3 | 4455 | 5 | 750
- YUAN PLUS | 2022- | SUV | E150@0 | E1 | FWD | Standard Range 44.5, Extended Range 48, Essential 40, Premium 45
Dolphin | 4290 | 5 | 0
- EM2E | 2023- | Hatch | E70@0 | E1 | FWD | Essential 30, Dynamic 36.9, Premium 44.9
Seal | 4800 | 5 | 0
- EKE | 2023- | Sedan | E230@0 | E1 | RWD | Dynamic 49.9, Premium 58.8, Performance 68.8
Sealion 6 | 4775 | 5 | 750
- SA3 | 2024- | SUV | 1.5X4@1.1 | E1 | FWD | Essential 44, Dynamic 49, Premium 53
Sealion 7 | 4830 | 5 | 1500
- EB7 | 2025- | SUV | E230@0 | E1 | RWD | Premium 55, Performance 64
Shark 6 | 5457 | 5 | 2500
- DM-O | 2025- | Ute:Dual Cab Pick-up | 1.5X4@2.0 | E1 | 4X4 | Premium 57.9
# GWM | weak | LGW
Ute | 5410 | 5 | 3000
- NPW | 2020-2024 | Ute:Dual Cab Pick-up | 2.0DT4@9.4 | M6 A8 | 4X4 | Cannon 34, Cannon-L 37.5, Cannon-X 41
Cannon | 5416 | 5 | 3500
- NPW2 | 2025- | Ute:Dual Cab Pick-up | 2.4DT4@8.4 | A9 | 4X4 | Lux 45, Ultra 48, XSR 53
Haval Jolion | 4472 | 5 | 1500
- A01 | 2021- | SUV | 1.5PT4@8.1 | D7 | FWD | Premium 26, Lux 29, Ultra 32
- A01 | 2022- | SUV | 1.5H4@5.1 | D2 | FWD | Lux Hybrid 34, Ultra Hybrid 38
Haval H6 | 4653 | 5 | 2000
- B01 | 2021- | SUV | 2.0PT4@7.4 | D7 | FWD | Premium 33, Lux 36, Ultra 39
- B01 | 2022- | SUV | 1.5H4@5.2 | D2 | FWD | Lux Hybrid 41, Ultra Hybrid 44
Tank 300 | 4760 | 5 | 2500
- P01 | 2023- | SUV:4x4 Wagon | 2.0UT4@9.5 | A8 | 4X4 | Lux 46.9, Ultra 51
- P01 | 2023- | SUV:4x4 Wagon | 2.0H4@8.4 | A9 | 4X4 | Lux Hybrid 55.9, Ultra Hybrid 60.9
Tank 500 | 5078 | 7 | 3000
- P02 | 2024- | SUV:4x4 Wagon | 2.0H4@8.5 | A9 | 4X4 | Lux 66.5, Ultra 73.9
Ora | 4235 | 5 | 0
- ES11 | 2023- | Hatch | E126@0 | E1 | FWD | Lux 36, Extended Range 41, GT 47
# Great Wall | weak | LGW
Steed | 5345 | 5 | 2000
- NBP | 2016-2020 | Ute:Dual Cab Pick-up | 2.0DT4@9.0 | M6 | 4X4 | Dual Cab 27
V240 | 5040 | 5 | 2250
- K2 | 2009-2014 | Ute:Dual Cab Pick-up | 2.4P4@10.7 | M5 | RWD | Dual Cab 20
# Haval | weak | LGW
H2 | 4335 | 5 | 1200
- 2015 | 2016-2021 | SUV | 1.5PT4@8.5 | M6 A6 | FWD | Premium 24, Lux 27
H9 | 4856 | 7 | 2500
- 2016 | 2016-2021 | SUV:4x4 Wagon | 2.0UT4@10.9 | A8 | 4X4 | Lux 42, Ultra 45
# Chery | weak | LVV
Tiggo 4 Pro | 4318 | 5 | 750
- T17 | 2024- | SUV | 1.5P4@7.4 | C9 | FWD | Urban 23.9, Ultimate 26.9
Omoda 5 | 4400 | 5 | 1100
- T19 | 2023- | SUV | 1.5PT4@6.9 | C9 | FWD | BX 29.9, EX 32.9, GT 35
Tiggo 7 Pro | 4513 | 5 | 1200
- T32 | 2023- | SUV | 1.6PT4@7.0 | D7 | FWD | Urban 29.9, Elite 34, Ultimate 39.9
Tiggo 8 Pro Max | 4724 | 7 | 1200
- T1A | 2024- | SUV | 2.0PT4@8.4 | D7 | AWD | Urban 38.9, Elite 44, Ultimate 49.9
# LDV | weak | LSH
T60 | 5365 | 5 | 3000
- SK8C | 2017-2021 | Ute:Double Cab Pick-up | 2.8DT4@8.8 | M6 A6 | 4X4 | Pro 30.5, Luxe 34.5
- SKC8 | 2021-2024 | Ute:Double Cab Pick-up | 2.0DT4@9.2 | M6 A8 | 4X4 | Max Pro 38.9, Max Luxe 43.1
D90 | 5005 | 7 | 2000
- SV9A | 2017-2024 | SUV | 2.0DT4@9.1 | A8 | 4X4 | Executive 47.9
Deliver 9 | 5940 | 3 | 2800
- LWB | 2020- | Van | 2.0DT4@9.2 | M6 A6 | RWD | LWB Mid Roof 46, LWB High Roof 48
G10 | 5168 | 3 | 1500
- SV7C | 2015-2024 | Van | 1.9DT4@8.6 | M6 A6 | RWD | Standard 31
Mifa 9 | 5270 | 7 | 0
- EPX1E | 2022- | People Mover | E180@0 | E1 | FWD | Executive 106, Luxe 131
# SsangYong | weak | KPB
Musso | 5405 | 5 | 3500
- Q261 | 2018- | Ute:Crew Cab Pick-up | 2.2DT4@8.9 | M6 A6 | 4X4 | ELX 40, Ultimate 46, Ultimate XLV 50
Rexton | 4850 | 7 | 3500
- Y461 | 2018- | SUV:4x4 Wagon | 2.2DT4@8.7 | A8 | 4X4 | ELX 48, Ultimate 55
Korando | 4450 | 5 | 1500
- C300 | 2019-2024 | SUV | 1.5UT4@7.7 | A6 | FWD | EX 27, ELX 30, Ultimate 37
# Jac | weak | LJ1
T9 | 5330 | 5 | 3200
- T9 | 2024- | Ute:Double Cab Pick-up | 2.0DT4@7.6 | A8 | 4X4 | Oasis 42.6, Haven 45.6
# Jaecoo | weak | LNN
J7 | 4500 | 5 | 1200
- T1D | 2025- | SUV | 1.6PT4@7.2 | D7 | FWD | Core 34.9, Ridge 42.9, Summit SHS 47.9
# Leapmotor | weak | LFZ
C10 | 4739 | 5 | 1500
- C10 | 2024- | SUV | E160@0 | E1 | RWD | Style 45.9, Design 49.9
# Geely | weak | LB3
EX5 | 4615 | 5 | 1050
- E245 | 2025- | SUV | E160@0 | E1 | FWD | Complete 41, Inspire 45
# Zeekr | weak | L6T
X | 4432 | 5 | 1600
- BX1E | 2024- | SUV | E200@0 | E1 | RWD | RWD 56.9, AWD 64.9
# Xpeng | weak | L1N
G6 | 4753 | 5 | 1500
- F30 | 2024- | SUV | E190@0 | E1 | RWD | Standard Range 54.8, Long Range 59.8
# Proton | weak | PL1
X50 | 4330 | 5 | 0
- X50 | 2023- | SUV | 1.5PT3@6.5 | D7 | FWD | Executive 27, Premium 31
`;
