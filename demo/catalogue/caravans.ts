/**
 * Towed homes and motorhomes. `# make | how well it holds its value`, then one line for each plan: model | badge |
 * years | kind | sleeps | body length mm | body width mm | tare kg | ATM kg | axle | thousands of dollars when new.
 */
export const CARAVANS = `
# Jayco | strong
Journey | 16.51-2 | 2016- | Caravan | 4 | 5190 | 2430 | 1985 | 2385 | Single | 66
Journey | 18.57-8 | 2017- | Caravan | 5 | 5710 | 2430 | 2180 | 2580 | Tandem | 73
Journey Outback | 19.61-3 | 2018- | Caravan | 2 | 6110 | 2430 | 2460 | 2960 | Tandem | 86
Starcraft | 18.55-5 | 2014-2022 | Caravan | 2 | 5540 | 2430 | 2010 | 2410 | Tandem | 56
Silverline | 21.65-3 | 2016- | Caravan | 2 | 6770 | 2470 | 2620 | 3120 | Tandem | 104
All Terrain | 19.61-3 | 2021- | Caravan | 2 | 6150 | 2470 | 2670 | 3300 | Tandem | 112
Swan Outback | Camper | 2012- | Camper Trailer | 6 | 5050 | 2260 | 1430 | 1750 | Single | 38
Dove Touring | Camper | 2013- | Camper Trailer | 4 | 3580 | 2200 | 1010 | 1310 | Single | 27
Expanda | 17.56-2 | 2013- | Pop Top | 6 | 5230 | 2430 | 1890 | 2290 | Single | 59
CrossTrak | 12.37-1 | 2021- | Hybrid Caravan | 2 | 3950 | 2110 | 1620 | 2200 | Single | 62
Conquest | FD.23-1 | 2015- | Motorhome | 4 | 7010 | 2300 | 3050 | 4490 | Dual | 148
JRV | DC.19-4 | 2019- | Campervan | 2 | 5960 | 2050 | 2720 | 3510 | Dual | 129
# Avida | strong
Birdsville | B7434 | 2013- | Motorhome | 4 | 7450 | 2330 | 3320 | 4490 | Dual | 178
Esperance | C7934 | 2014- | Motorhome | 2 | 7920 | 2350 | 3500 | 4490 | Dual | 196
# Avan | strong
Aspire | 499 | 2014- | Caravan | 2 | 4990 | 2300 | 1620 | 2020 | Single | 57
Aliner | 1 | 2010- | Camper Trailer | 2 | 3660 | 2130 | 745 | 1045 | Single | 29
Cruiseliner | 2E | 2012- | Pop Top | 2 | 4280 | 2130 | 1050 | 1350 | Single | 37
# Crusader | strong
Excalibur | Prince | 2016- | Caravan | 2 | 6350 | 2460 | 2440 | 2990 | Tandem | 89
Musketeer | Athos | 2017- | Caravan | 5 | 6860 | 2460 | 2700 | 3200 | Tandem | 92
# Supreme | strong
Classic | 1900 | 2012- | Caravan | 2 | 5800 | 2440 | 2150 | 2650 | Tandem | 74
Getaway | 2150 | 2014- | Caravan | 5 | 6550 | 2440 | 2480 | 2980 | Tandem | 82
# New Age | normal
Manta Ray | 19ER | 2014-2021 | Caravan | 2 | 5800 | 2460 | 2290 | 2790 | Tandem | 79
Road Owl | 18ER | 2018- | Caravan | 2 | 5500 | 2400 | 2080 | 2580 | Tandem | 72
Big Red | 22BE | 2015-2021 | Caravan | 5 | 6700 | 2460 | 2690 | 3290 | Tandem | 95
# Lotus | strong
Freelander | 21 | 2016- | Caravan | 2 | 6460 | 2500 | 2710 | 3500 | Tandem | 109
Off Grid | Trooper | 2018- | Caravan | 3 | 6250 | 2500 | 2860 | 3500 | Tandem | 125
# Bushtracker | strong
18 | Off Road | 2010- | Caravan | 2 | 5490 | 2430 | 2560 | 3400 | Tandem | 128
# Kedron | strong
XC5 | Cross Country | 2014- | Caravan | 4 | 6400 | 2490 | 2880 | 3850 | Tandem | 139
# MDC | normal
XT12HR | Hybrid | 2017- | Hybrid Caravan | 2 | 4000 | 2060 | 1780 | 2280 | Single | 45
Cruizer | Step Thru | 2015-2022 | Camper Trailer | 4 | 4100 | 2000 | 1290 | 1990 | Single | 19
# Viscount Caravans | strong
Supreme | V2 | 2010-2019 | Caravan | 2 | 5300 | 2320 | 1760 | 2160 | Single | 49
Grand Tourer | 20 | 2016- | Caravan | 4 | 6100 | 2440 | 2270 | 2800 | Tandem | 76
# Millard | normal
Breeze | 17 | 2010-2018 | Pop Top | 4 | 5150 | 2300 | 1510 | 1910 | Single | 43
# Franklin | strong
Core | 200 | 2018- | Caravan | 2 | 6000 | 2440 | 2250 | 2800 | Tandem | 78
# Opus | normal
OP4 | All-Road | 2017- | Camper Trailer | 6 | 4350 | 2000 | 1350 | 1950 | Single | 33
# Windsor | normal
Genesis | 222MD | 2010-2015 | Caravan | 4 | 5900 | 2350 | 1890 | 2390 | Tandem | 55
`;
