/**
 * Models as their makers and the Australian trade write them, by make, where the rules of `models.ts` would get them
 * wrong or feeds split them in different ways. Letter case, spaces and hyphens of a feed do not matter; words of these
 * names keep their spelling in other names of the make. After `=` follow other names of the same model.
 */
export const MODEL_NAMES: Readonly<Record<string, string>> = {
  Audi: `e-tron|e-tron GT|Q4 e-tron|Q6 e-tron|Q8 e-tron|allroad|RS3|RS4|RS5|RS6|RS7|RS Q3|RS Q8|RS e-tron GT|SQ2|SQ5|
    SQ7|SQ8|TT RS`,
  'Aston Martin': 'V8 Vantage|V12 Vantage|DBX707',
  BMW: `1 Series=1|2 Series=2|3 Series=3|4 Series=4|5 Series=5|6 Series=6|7 Series=7|8 Series=8|i3|i4|i5|i7|i8|iX|iX1|
    iX2|iX3|1M|C 400 GT|C 400 X|F 750 GS|F 800 GS|F 850 GS|F 900 R|F 900 XR|F 900 GS|G 310 GS|G 310 R|K 1600 B|
    K 1600 GT|K 1600 GTL|M 1000 R|M 1000 RR|R 1200 GS|R 1200 R|R 1200 RT|R 1250 GS|R 1250 R|R 1250 RS|R 1250 RT|
    R 1300 GS|R 18|R nineT|S 1000 R|S 1000 RR|S 1000 XR|CE 04`,
  BYD: 'Atto 3|Atto 2|Sealion 6|Sealion 7|Shark 6',
  CFMOTO: '450MT|450SR|700CL-X|800MT|CFORCE|CFORCE 400|CFORCE 520|CFORCE 625|UFORCE|ZFORCE',
  Chery: 'Omoda 5|Omoda E5|Tiggo 4 Pro|Tiggo 7 Pro|Tiggo 8 Pro|Tiggo 8 Pro Max',
  Chevrolet: 'Corvette|Silverado 1500|Silverado 2500',
  Chrysler: '300C|Grand Voyager|PT Cruiser',
  Citroen: 'Berlingo|C3 Aircross|C4 Cactus|C4 X|C5 Aircross|C5 X|DS3|DS4|DS5|Grand C4 Picasso|e-C4',
  Ducati: 'DesertX|SuperSport|XDiavel|Multistrada V4|Panigale V4|Streetfighter V4',
  Fiat: '500|500e|500X',
  Ford: 'EcoSport|F-150|F-250|F-350|F-450|E-Transit|Mustang Mach-E|Transit Custom|C-Max|S-Max|GT40',
  Foton: 'Tunland|Aumark',
  GWM: 'Ute|Cannon|Cannon Alpha|Ora|Tank 300|Tank 500|Haval H6|Haval H6 GT=H6 GT,H6GT|Haval H7|Haval Jolion',
  Genesis: 'Electrified GV70|Electrified G80',
  HSV: 'ClubSport|ClubSport R8|GTS|GTSR|GTSR Maloo|Maloo|Maloo R8|Senator Signature|W427',
  Haval: 'H6 GT|Jolion',
  'Harley-Davidson': `Fat Bob|Fat Boy|Low Rider|Low Rider ST|Pan America|Road King|Softail|Street Glide|Street Bob|
    X 500`,
  Hino: '300 Series=300|500 Series=500|700 Series=700',
  Holden: 'Ute|Colorado 7|HSV|HDT|Zafira|Insignia',
  Honda: `CR-V|CR-Z|HR-V|MDX|NSX|WR-V|ZR-V|e:Ny1|Fit|City|CRF1100L Africa Twin|CT125 Hunter Cub|GL1800 Gold Wing|PCX|
    CB500F|CB500X|CBR1000RR-R|Grom`,
  Hyundai: `i10|i20|i20 N|i30|i30 N|i30 Sedan|i30 Sedan N|i40|i45|iLoad|iMax|ix35|Ioniq 5|Ioniq 5 N|Ioniq 6|Ioniq 9|
    Santa Fe=Santa|Staria Load|Venue`,
  Isuzu: 'D-Max|MU-X|F Series|N Series',
  Iveco: 'Daily|Eurocargo',
  Jaguar: 'E-PACE|F-PACE|I-PACE|F-TYPE|S-TYPE|X-TYPE|XE|XJ|XJS|XK',
  Jayco: 'CrossTrak|JRV|All Terrain|J-Pod',
  Jeep: 'Grand Cherokee|Grand Cherokee L',
  KTM: '300 EXC|450 EXC-F|50 SX|65 SX|85 SX|250 SX-F|450 SX-F|RC 390',
  Kawasaki: 'KLR650|KLX230|KX250|Ninja ZX-6R|Ninja ZX-10R|Vulcan S|W800',
  Kia: "EV3|EV4|EV5|EV6|EV9|K4|Rio|Soul|pro_cee'd|Grand Carnival|Sorento",
  LDV: 'D90|Deliver 7|Deliver 9|eDeliver 7|eDeliver 9|eT60|G10|G10+|Mifa|Mifa 9|T60|T60 Max|Terron 9|V80',
  'Land Rover': `Range Rover|Range Rover Evoque=Evoque|Range Rover Sport|Range Rover Velar=Velar|Discovery|
    Discovery Sport|Defender|Defender 90|Defender 110|Defender 130`,
  Lexus: `CT|ES|GS|GX|HS|IS|LC|LM|LS|LX|NX|RC|RX|RZ|SC|UX|LBX|LFA|CT200h|ES300h|GS300h|GS450h|IS300h|LC500h|LS500h|
    LS600h|NX300h|NX350h|NX450h+|RX350h|RX450h|RX450h+|RX500h|UX250h|UX300e|UX300h|RZ450e`,
  Lotus: 'Elise|Eletre|Emira|Evora|Exige|Off Grid',
  MG: 'HS|ZS|ZST|ZS EV|QS|MG3|MG4|MG5|MG6|MG7|MGF=F|MGB|TF|IM5|IM6|Cyberster',
  Mahindra: 'Pik-Up|Scorpio|Scorpio-N|S11|XUV300|XUV500|XUV700|XUV3XO',
  Maserati: 'GranTurismo|GranCabrio|MC20',
  Mazda: `BT-50|CX-3|CX-30|CX-5|CX-60|CX-7|CX-70|CX-8|CX-80|CX-9|CX-90|MX-30|MX-5|MX-6|RX-7|RX-8|E2000|MPV|B2500|B2600|
    B4000|SP23|6e`,
  McLaren: 'MP4-12C|GT|Artura',
  'Mercedes-Benz': `A-Class=A|B-Class=B|C-Class=C|E-Class=E|G-Class=G|M-Class=M,ML-Class,ML|R-Class=R|S-Class=S|
    T-Class=T|V-Class=V|X-Class=X|CL-Class|CLA-Class|CLC-Class|CLE-Class|CLK-Class|CLS-Class|GL-Class|GLA-Class|
    GLB-Class|GLC-Class|GLE-Class|GLK-Class|GLS-Class|SL-Class|SLC-Class|SLK-Class|CLA|CLE|CLS|EQA|EQB|EQC|EQE|EQS|EQV|
    GLA|GLB|GLC|GLE|GLS|SLC|SLK|SLS|AMG GT|AMG|eSprinter|eVito|MB100|Marco Polo`,
  Mini: 'Aceman|Clubman|Countryman=Cooper Countryman|Cooper|Cooper S|Hatch|John Cooper Works|Cabrio|3D Hatch|5D Hatch',
  Mitsubishi: 'ASX|Eclipse Cross|i-MiEV|Pajero Sport|380|GTO|L300|Fuso',
  'New Age': 'Big Red|Manta Ray|Road Owl',
  Nissan: '180SX|200SX|300ZX|350Z|370Z|Dualis|GT-R|Leaf|NV350|Note|X-Trail|e-NV200|Z',
  Peugeot: 'e-208|e-2008|e-308|e-Partner|e-Expert|RCZ',
  Porsche: '718 Boxster|718 Cayman|718 Spyder',
  RAM: '1500|2500|3500',
  Renault: 'Captur|Kangoo|Megane E-Tech|Megane RS',
  'Royal Enfield': 'Classic 350|Continental GT|GT 650',
  Skoda: 'Enyaq|Elroq|Octavia RS',
  SsangYong: 'Musso|Musso XLV|Rexton|Tivoli|Tivoli XLV',
  Subaru: 'BRZ|Outback|SVX|WRX|WRX STI|XV|Uncharted',
  Suzuki: `APV|eVitara|Fronx|Grand Vitara|S-Cross|SX4|SX4 S-Cross|X-90|XL-7|Swift|DR-Z400|DR650SE|GSX-8S|GSX-R750|
    GSX-R1000|KingQuad|SV650|V-Strom 650|V-Strom 1050`,
  Tesla: 'Model 3|Model S|Model X|Model Y|Cybertruck|Roadster',
  Toyota: `4Runner|bZ4X|C-HR|Corolla Cross|Coaster|FJ Cruiser|Fortuner|GR86|GR Corolla|GR Supra|GR Yaris|GT86|HiAce|
    HiLux=Hi Lux|HiLux Surf|iQ|LandCruiser|LandCruiser Prado=Prado|LandCruiser 70|LandCruiser 76|LandCruiser 78|
    LandCruiser 79|LandCruiser 200|LandCruiser 300|LiteAce|Mark X|MR2|MR-S|Prius c|Prius v|RAV4|RegiusAce|Sai|TownAce|
    Yaris Cross`,
  Triumph: 'Speed Triple RS|Street Triple RS|Bonneville T100|Bonneville T120|Rocket 3|TF 250-X',
  Vespa: 'GTS|Primavera',
  Volkswagen: 'CC|e-Golf|Eos|ID.3|ID.4|ID.5|ID.7|ID. Buzz|T-Cross|T-Roc|up!',
  Volvo: 'C40|EC40|EX30|EX40|EX90|ES90|XC40|XC60|XC70|XC90',
  Yamaha: 'Ténéré 700|TMAX|TMAX 560|NMAX|XMAX|XVS650 V-Star|YZF-R3|YZF-R7|MT-03|MT-07|MT-09|WR450F|YZ250F',
};
