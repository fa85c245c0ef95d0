/** Light and medium trucks. The notation is explained in parse-catalogue.ts. */
export const TRUCKS = `
# Isuzu | strong | JAA
NLR | 4830 | 3 | 3500
- NLR 45-150 | 2016- | Light Truck:Tipper | 3.0DT4@11.5 | M5 A6 | RWD | AMT SWB 58, Traypack 66
NPR | 6810 | 3 | 3500
- NPR 45/55-155 | 2015- | Light Truck:Tray Truck | 5.2DT4@15.5 | M6 A6 | RWD | Tradepack 79, Servicepack 98
NPS | 6010 | 6 | 3500
- NPS 75/45-155 | 2016- | Light Truck:Crew Cab Chassis | 5.2DT4@16.5 | M6 | 4X4 | 4x4 Crew 96
# Hino | strong | JHF
300 Series | 5965 | 3 | 3500
- XZU650R | 2013- | Light Truck:Tipper | 4.0DT4@12.5 | M5 A6 | RWD | 616 IFS Tipper 68, 617 Medium 74
- XZU720R | 2013- | Light Truck:Pantech | 4.0DT4@13.5 | A6 | RWD | 717 Wide Cab 84, 921 Pantech 99
500 Series | 8480 | 3 | 10000
- FD8J | 2017- | Light Truck:Curtainsider | 5.1DT4@21 | M6 A6 | RWD | FD 1124 Curtainsider 165
# FUSO | normal | JLF
Canter | 5990 | 3 | 3500
- FEB21 | 2012- | Light Truck:Tray Truck | 3.0DT4@11.8 | M5 D6 | RWD | 515 City Cab 58, 615 Tray 66
Rosa | 7730 | 25 | 0
- BE64D | 2013- | Bus | 3.0DT4@15.0 | M5 D6 | RWD | Standard 126, Deluxe 139
# Iveco | weak | ZCF
Daily | 6978 | 3 | 3500
- MY22 | 2016- | Van | 3.0DT4@10.2 | M6 A8 | RWD | 50C17 73, 50C21 H2 82
# UD | normal | JNC
Croner | 8620 | 3 | 9000
- PKE | 2017- | Light Truck:Curtainsider | 8.0DT6@23 | A6 | RWD | PKE 250 172
`;
