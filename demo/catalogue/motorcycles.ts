/**
 * Motorcycles, scooters and quads. The notation is that of the cars (parse-catalogue.ts); the body is the kind of
 * machine, the last column of a model's head is 0 because nothing is towed.
 */
export const MOTORCYCLES = `
# Honda | normal | JH2
CB500F | 2080 | 2 | 0
- PC63 | 2016- | Naked | 0.471P2@3.5 | M6 | Chain | ABS 9.3
CB650R | 2130 | 2 | 0
- RH17 | 2019- | Naked | 0.649P4@4.9 | M6 | Chain | Neo Sports Cafe 12.9, E-Clutch 14.3
CBR500R | 2080 | 2 | 0
- PC62 | 2013- | Sports | 0.471P2@3.5 | M6 | Chain | ABS 9.9
CBR1000RR-R | 2100 | 1 | 0
- SC82 | 2020- | Sports | 1.0U4@6.1 | M6 | Chain | Fireblade SP 49.5
CRF300 | 2230 | 2 | 0
- ND16 | 2021- | Adventure | 0.286P1@3.1 | M6 | Chain | L 8.9, Rally 10.1
CRF1100L Africa Twin | 2330 | 2 | 0
- SD08 | 2020- | Adventure | 1.084P2@4.9 | M6 | Chain | Manual 23.7
- SD08 | 2020- | Adventure | 1.084P2@4.9 | D6 | Chain | DCT 25.1, Adventure Sports ES DCT 29.9
CRF250R | 2177 | 1 | 0
- ME12 | 2018- | Motocross | 0.249U1@0 | M5 | Chain | Standard 12.5
CT125 Hunter Cub | 1960 | 1 | 0
- JA65 | 2021- | Road Bike | 0.124P1@1.9 | A4 | Chain | ABS 6.9
Rebel 500 | 2205 | 2 | 0
- PC60 | 2017- | Cruiser | 0.471P2@3.7 | M6 | Chain | ABS 9.6
PCX | 1935 | 2 | 0
- KF47 | 2018- | Scooter | 0.157P1@2.2 | C1 | Belt | 160 ABS 6.3
GL1800 Gold Wing | 2615 | 2 | 0
- SC79 | 2018- | Tourer | 1.833U6@5.6 | M6 | Shaft | Bagger 38
- SC79 | 2018- | Tourer | 1.833U6@5.6 | D7 | Shaft | Tour DCT 47.5
TRX520 | 2144 | 1 | 0
- FM7 | 2020- | ATV | 0.518P1@0 | A5 | Shaft | FM6 IRS EPS 13.9
# Yamaha | normal | JYA
MT-03 | 2090 | 2 | 0
- RH25 | 2016- | Naked | 0.321P2@3.8 | M6 | Chain | LA 7.6
MT-07 | 2085 | 2 | 0
- RM34 | 2015- | Naked | 0.689P2@4.2 | M6 | Chain | LA 12.9, HO 13.3
MT-09 | 2090 | 2 | 0
- RN69 | 2014- | Naked | 0.89U3@5.0 | M6 | Chain | Standard 17.6, SP 20.6
YZF-R3 | 2090 | 2 | 0
- RH21 | 2015- | Sports | 0.321P2@3.8 | M6 | Chain | LA 8.2
YZF-R7 | 2070 | 2 | 0
- RM39 | 2022- | Sports | 0.689P2@4.2 | M6 | Chain | HO 14.6
Ténéré 700 | 2370 | 2 | 0
- DM08 | 2019- | Adventure | 0.689P2@4.3 | M6 | Chain | Standard 18.3, World Raid 22.1
WR450F | 2175 | 1 | 0
- DJ22 | 2016- | Enduro | 0.449U1@0 | M5 | Chain | Standard 16.9
YZ250F | 2175 | 1 | 0
- CG54 | 2014- | Motocross | 0.25U1@0 | M5 | Chain | Standard 12.9
PW50 | 1245 | 1 | 0
- PW | 2010- | Motocross | 0.049P1@0 | A1 | Shaft | Standard 2.4
XVS650 V-Star | 2450 | 2 | 0
- VM02 | 2009-2019 | Cruiser | 0.649P2@5.0 | M5 | Shaft | Custom 9.9, Classic 10.4
TMAX | 2195 | 2 | 0
- SJ19 | 2017- | Scooter | 0.562P2@4.8 | C1 | Belt | 560 Tech MAX 19.5
# Kawasaki | normal | JKA
Ninja 400 | 1990 | 2 | 0
- EX400 | 2018-2023 | Sports | 0.399P2@4.0 | M6 | Chain | ABS 7.9, KRT Edition 8.2
Ninja 500 | 1995 | 2 | 0
- EX500 | 2024- | Sports | 0.451P2@3.8 | M6 | Chain | ABS 8.7, SE 9.4
Ninja ZX-10R | 2085 | 2 | 0
- ZX1002 | 2016- | Sports | 0.998U4@6.0 | M6 | Chain | ABS 28.9, KRT 29.4
Z650 | 2055 | 2 | 0
- ER650 | 2017- | Naked | 0.649P2@4.3 | M6 | Chain | L 11.3, RS 12.5
Z900 | 2070 | 2 | 0
- ZR900 | 2017- | Naked | 0.948U4@5.2 | M6 | Chain | Standard 15.2, SE 18.5, RS 18.9
KLR650 | 2280 | 2 | 0
- KL650 | 2022- | Adventure | 0.652P1@4.8 | M5 | Chain | Standard 10.9, Adventure 12.5
KLX230 | 2105 | 2 | 0
- KLX230 | 2020- | Enduro | 0.233P1@2.9 | M6 | Chain | S 7.2, Sherpa 8.1
Vulcan S | 2310 | 2 | 0
- EN650 | 2015- | Cruiser | 0.649P2@4.4 | M6 | Chain | ABS 11.3, Cafe 11.6
# Suzuki Australia | normal | JS1
GSX-8S | 2115 | 2 | 0
- WE1 | 2023- | Naked | 0.776U2@4.2 | M6 | Chain | Standard 14.5
SV650 | 2140 | 2 | 0
- WCX | 2016- | Naked | 0.645P2@3.9 | M6 | Chain | LAMS 11.5, X 11.9
V-Strom 650 | 2275 | 2 | 0
- C733 | 2017- | Adventure | 0.645P2@4.0 | M6 | Chain | LAMS 13.4, XT 14.4
V-Strom 1050 | 2390 | 2 | 0
- WU1 | 2020- | Adventure | 1.037U2@4.9 | M6 | Chain | Standard 21.5, DE 23.5
DR650SE | 2255 | 2 | 0
- SP46 | 2008-2024 | Enduro | 0.644P1@4.9 | M5 | Chain | Standard 9.8
DR-Z400 | 2270 | 1 | 0
- DK43A | 2008-2022 | Enduro | 0.398P1@4.2 | M5 | Chain | E 8.9, SM 9.9
Hayabusa | 2180 | 2 | 0
- GSX1300 | 2021- | Sports | 1.34U4@6.7 | M6 | Chain | Standard 27.9
KingQuad | 2115 | 1 | 0
- LT-A500 | 2019- | ATV | 0.493P1@0 | C1 | Shaft | 500XP 13.2, 750XP 15.5
# KTM | normal | VBK
390 Duke | 2072 | 2 | 0
- 3G | 2017- | Naked | 0.399P1@3.4 | M6 | Chain | Standard 8.5
790 Duke | 2082 | 2 | 0
- LC8C | 2018- | Naked | 0.799U2@4.4 | M6 | Chain | L 14.9
390 Adventure | 2154 | 2 | 0
- 3A | 2020- | Adventure | 0.373P1@3.4 | M6 | Chain | Standard 9.7, SW 10.4
890 Adventure | 2280 | 2 | 0
- LC8C | 2021- | Adventure | 0.889U2@4.5 | M6 | Chain | Standard 22.9, R 24.6
1290 Super Adventure | 2350 | 2 | 0
- LC8 | 2017-2024 | Adventure | 1.301U2@5.7 | M6 | Chain | S 30.9, R 32.5
300 EXC | 2200 | 1 | 0
- TPI | 2018- | Enduro | 0.293U1@0 | M6 | Chain | Hardenduro 18.6, Six Days 19.4
50 SX | 1650 | 1 | 0
- SX | 2012- | Motocross | 0.049U1@0 | A1 | Chain | Standard 5.9
# BMW | normal | WB1
G 310 GS | 2075 | 2 | 0
- 0G02 | 2018- | Adventure | 0.313P1@3.3 | M6 | Chain | Standard 8.3
F 900 R | 2140 | 2 | 0
- 0K11 | 2020- | Naked | 0.895U2@4.2 | M6 | Chain | Standard 15.9
R 1250 GS | 2207 | 2 | 0
- 0J91 | 2019-2023 | Adventure | 1.254U2@4.8 | M6 | Shaft | Style Rallye 29.9, Adventure Trophy 33.5
R 1300 GS | 2212 | 2 | 0
- 0M21 | 2024- | Adventure | 1.3U2@4.8 | M6 | Shaft | Pure 32.5, Trophy X 36.5
S 1000 RR | 2073 | 2 | 0
- 0E21 | 2019- | Sports | 0.999U4@6.4 | M6 | Chain | Standard 27.9, M Sport 35.9
C 400 GT | 2210 | 2 | 0
- 0C06 | 2019- | Scooter | 0.35P1@3.5 | C1 | Belt | Standard 13.9
# Triumph | normal | SMT
Street Triple | 2065 | 2 | 0
- HD | 2017- | Naked | 0.765U3@5.2 | M6 | Chain | R 16.7, RS 19.9, S 660 14.9
Trident 660 | 2020 | 2 | 0
- LAMS | 2021- | Naked | 0.66P3@4.6 | M6 | Chain | LAMS 13.3
Bonneville T120 | 2170 | 2 | 0
- DU | 2016- | Road Bike | 1.2U2@4.9 | M6 | Chain | Standard 20.9, Black 20.9
Scrambler 400 X | 2115 | 2 | 0
- TE | 2024- | Road Bike | 0.398P1@3.5 | M6 | Chain | Standard 9.9
Tiger 900 | 2245 | 2 | 0
- C70 | 2020- | Adventure | 0.888U3@4.7 | M6 | Chain | GT Pro 25.3, Rally Pro 26.1
Rocket 3 | 2365 | 2 | 0
- 2.5 | 2020- | Cruiser | 2.458U3@6.8 | M6 | Shaft | R 37.9, GT Storm 39.9
# Ducati | normal | ZDM
Monster | 2100 | 2 | 0
- 3M | 2021- | Naked | 0.937U2@5.2 | M6 | Chain | Standard 18.4, Monster+ 18.9, SP 23.9
Scrambler | 2110 | 2 | 0
- K5 | 2015- | Road Bike | 0.803P2@5.2 | M6 | Chain | Icon 16.9, Full Throttle 18.9, Sixty2 12.9
Multistrada V4 | 2301 | 2 | 0
- AA | 2021- | Adventure | 1.158U4@6.5 | M6 | Chain | S 34.9, Rally 41.5
Panigale V4 | 2106 | 2 | 0
- 1D | 2018- | Sports | 1.103U4@7.4 | M6 | Chain | Standard 33.9, S 42.9
DesertX | 2370 | 2 | 0
- DX | 2022- | Adventure | 0.937U2@5.6 | M6 | Chain | Standard 26.4, Rally 34.5
# Harley-Davidson | strong | 5HD
Softail | 2355 | 2 | 0
- FXBBS | 2018- | Cruiser | 1.868U2@5.6 | M6 | Belt | Street Bob 114 27.9, Breakout 117 36.5, Fat Boy 114 35.9, Low Rider S 31.9
Sportster | 2265 | 2 | 0
- RH1250S | 2021- | Cruiser | 1.252U2@5.1 | M6 | Belt | S 27.3
Sportster 1200 | 2270 | 2 | 0
- XL1200X | 2010-2020 | Cruiser | 1.202U2@5.0 | M5 | Belt | Forty-Eight 19.5, Iron 1200 17.5
Street Glide | 2410 | 2 | 0
- FLHX | 2015- | Tourer | 1.923U2@6.0 | M6 | Belt | Standard 45.5, ST 52.9
Pan America | 2270 | 2 | 0
- RA1250 | 2021- | Adventure | 1.252U2@5.5 | M6 | Chain | 1250 Special 33.9
X 500 | 2135 | 2 | 0
- X500 | 2023- | Road Bike | 0.5P2@4.6 | M6 | Chain | LAMS 11.5
# Indian | normal | 56K
Scout | 2325 | 2 | 0
- N00 | 2015- | Cruiser | 1.133U2@5.3 | M6 | Belt | Bobber 24.5, Rogue 23.9, Sixty 19.9
Chief | 2286 | 2 | 0
- N03 | 2021- | Cruiser | 1.89U2@5.6 | M6 | Belt | Dark Horse 30.9
# Royal Enfield | normal | ME3
Classic 350 | 2145 | 2 | 0
- J1 | 2021- | Road Bike | 0.349P1@2.7 | M5 | Chain | Halcyon 8.3, Signals 8.6, Chrome 9.0
Interceptor 650 | 2119 | 2 | 0
- INT | 2018- | Road Bike | 0.648P2@4.1 | M6 | Chain | Standard 10.6, Custom 11.1
Himalayan | 2245 | 2 | 0
- 450 | 2024- | Adventure | 0.452P1@3.6 | M6 | Chain | Base 9.3, Summit 9.9
# CFMOTO | normal | LCE
450MT | 2210 | 2 | 0
- CF450 | 2024- | Adventure | 0.449P2@4.0 | M6 | Chain | LAMS 8.5
700CL-X | 2107 | 2 | 0
- CF700 | 2021- | Road Bike | 0.693P2@5.0 | M6 | Chain | Heritage 9.5, Sport 9.9
CFORCE 520 | 2100 | 1 | 0
- X5 | 2020- | ATV | 0.495P1@0 | C1 | Shaft | EPS 9.9, L EPS 10.9
# Vespa | normal | ZAP
GTS | 1980 | 2 | 0
- MA3 | 2014- | Scooter | 0.278P1@3.3 | C1 | Belt | 300 Super 10.9, 300 SuperSport 11.4
Primavera | 1852 | 2 | 0
- M82 | 2014- | Scooter | 0.155P1@2.8 | C1 | Belt | 150 7.4, 150 S 7.8
`;
