/**
 * Ordinary words of four letters that are not misspelt names ("back" is not black, "gulf" is not Golf). Shorter words
 * are never corrected; longer ones are seldom one letter away from a name.
 */
export const SHORT_WORDS: ReadonlySet<string> = new Set(
  (
    'able ably ache achy acid acne acre acts adds aged ages aide aids aims airs airy ajar akin alas ales ally ' +
    'alms aloe also alto amid amps anew ante ants apes apex arch area arid arms army arts ashy asks atom atop ' +
    'aunt aura auto avid away awed axed axes axis axle baby back bags bail bait bake bald bale ball balm band ' +
    'bang bank bans barb bare bark barn bars base bash bass bath bats bawl bays bead beak beam bean bear beat ' +
    'beds beef been beep beer bees beet begs bell belt bend bent best bets bias bids bike bill bind bins bird ' +
    'bite bits blew blob bloc blog blot blow blue blur boar boat body bogs boil bold bolt bomb bond bone book ' +
    'boom boot bore born boss both bout bowl bows boxy boys brad brag bran bras brat brew brim brow buck buds ' +
    'buff bugs bulb bulk bull bump bums bunk buns buoy burn burr burs bury bush bust busy butt buys buzz byte ' +
    'cabs cafe cage cake calf call calm came camp cane cans cape caps card care cars cart case cash cast cats ' +
    'cave cell cent chap char chat chef chew chic chin chip chop city clad clam clan clap claw clay clip clog ' +
    'clot club clue coal coat code coil coin cola cold colt comb come cone cons cook cool cope cops copy cord ' +
    'core cork corn cost cosy cots coup cove cows cozy crab cram crew crib crop crow cube cubs cues cuff cult ' +
    'cups curb cure curl cute cuts dabs dads daft damp dams dare dark darn dart dash data date dawn days daze ' +
    'dead deaf deal dear debt deck deed deem deep deer deli demo dent deny desk dial dice died dies diet digs ' +
    'dime dine dint dips dire dirt disc dish disk dive dock does dogs dole doll dome done doom door dose dots ' +
    'dove down doze drab drag draw drew drip drop drug drum dual duck duct dude duel dues duet duke dull duly ' +
    'dumb dump dune dunk dusk dust duty dyed each earl earn ears ease east easy eats ebay echo edge edgy edit ' +
    'eels eggs egos else emit ends envy epic even ever evil exam exec exit eyed eyes face fact fade fail fair ' +
    'fake fall fame fang fans fare farm fast fate fats fawn faze fear feat feed feel fees feet fell felt fern ' +
    'feud file fill film find fine fire firm fish fist fits five flag flap flat flaw flea fled flee flew flex ' +
    'flip flit flog flop flow flue flux foal foam foes foil fold folk fond font food fool foot fore fork form ' +
    'fort foul four fowl foxy free fret frog from fuel full fume fund funk furs fury fuse fuss gain gait gale ' +
    'game gang gaps garb gate gave gaze gear geek gems gene gets gift gigs gill gilt girl gist give glad glee ' +
    'glen glow glue goal goat goes golf gone gong good goof gosh gown grab gram gray grew grey grid grim grin ' +
    'grip grit grow grub gulf gull gulp gums guns gush gust guts guys gyms hack hail hair hale half hall halo ' +
    'halt hand hang hard hare harm harp hate hats haul have hawk haze hazy head heal heap hear heat heel heir ' +
    'held hell helm help hemp hens herb herd here hero hers hewn hide high hike hill hilt hind hint hips hire ' +
    'hiss hits hive hoax hold hole holy home hood hoof hook hoop hoot hope horn hose host hour howl huge hugs ' +
    'hull hums hung hunk hunt hurl hurt hush hymn iced icon idea idle idol inch info inks inky inns into ions ' +
    'iris iron isle itch item jack jade jail jams jars jaws jazz jean jerk jets jobs jogs join joke jolt joys ' +
    'judo jugs jump june junk jury just keel keen keep kept keys kick kids kill kiln kilo kilt kind king kiss ' +
    'kite kits knee knew knit knob knot know kong labs lace lack lacy lads lady laid lake lamb lame lamp land ' +
    'lane laps lard lark lash last late lawn laws lays lazy lead leaf leak lean leap left legs lend lens lent ' +
    'less lets levy liar lice lick lids lied lies life lift like limb lime limp line link lion lips list lite ' +
    'live load loaf loan lobe lock loft logo logs lone long look loom loop lord lose loss lost lots loud love ' +
    'luck lump lung lure lurk lush lute made mail main make male mall malt mama mane many maps mare mark mars ' +
    'mash mask mass mast mate math maze mead meal mean meat meet melt memo mend menu meow mere mesh mess mice ' +
    'mild mile milk mill mime mind mine mini mint miss mist mite moan moat mobs mock mode mold mole moms monk ' +
    'mood moon moor more moss most moth move much muck mugs mule must mute myth nail name nape navy near neat ' +
    'neck need neon nest nets news newt next nice nick nine node none noon norm nose note noun nude null numb ' +
    'nuts oaks oath oats obey oboe odds odor oils oily okay omen omit once ones only onto onus ooze open oral ' +
    'oven over owed owes owls owns pace pack pact pads page paid pail pain pair pale palm pals pane pans papa ' +
    'park part pass past path pave pawn paws pays peak pear peas peat peck peel peer pegs pens perk pest pets ' +
    'pick pier pies pigs pile pill pine pink pins pint pipe pits pity plan play plea plot plow ploy plug plum ' +
    'plus poem poet poke pole poll polo pond pony pool poor pope pops pore pork port pose posh post pots pour ' +
    'pray prep prey prim prod prop pros puff pull pulp pump punk pups pure push puts quad quay quit quiz race ' +
    'rack raft rage raid rail rain rake ramp rams rang rank rant rare rash rate rats rave rays read real ream ' +
    'reap rear reef reel rein rely rent rest ribs rice rich ride rift rigs rims ring riot ripe rise risk rite ' +
    'road roam roar robe rock rode rods role roll roof room root rope rose rosy rows rude ruin rule rung runs ' +
    'rush rust ruts sack safe saga sage said sail sake sale salt same sand sane sang sank sash save saws says ' +
    'scan scar seal seam seas seat sect seed seek seem seen self sell semi send sent sets sewn sexy shed shin ' +
    'ship shoe shop shot show shut sick side sift sigh sign silk sill silo sing sink sips sire site sits size ' +
    'skid skim skin skip skis slab slam slap sled slid slim slip slot slow slug slum smog smug snag snap snow ' +
    'snub snug soak soap soar sock soda sofa soft soil sold sole solo some song sons soon soot sore sort soul ' +
    'soup sour span spar spat spec sped spin spit spot spun spur stab stag star stay stem step stew stir stop ' +
    'stow stub stud such suds suit sulk sump sums sung sunk sure surf swan swap sway swim sync tabs tack tact ' +
    'tail take tale talk tall tame tang tank tape taps tart task taxi team tear teas tech teen tell tend tens ' +
    'tent term test text than that thaw them then they thin this thud thus tick tide tidy tied ties tile till ' +
    'tilt time tins tint tiny tips tire toad toes togs toil told toll tomb tone tons took tool tops tore torn ' +
    'toss tour tout town toys tram trap tray tree trek trim trio trip trod trot true tuba tube tubs tuck tuna ' +
    'tune turf turn twig twin type tyre ugly undo unit upon urge used user uses utes vain vale vans vary vase ' +
    'vast veal veil vein vent verb very vest veto vial vice vide view vile vine visa void volt vote vows wade ' +
    'wage wait wake walk wall wand want ward ware warm warn wars wart wary wash wasp wave wavy ways weak wear ' +
    'weed week weep weld well went were west what when whim whip whom wick wide wife wild will wilt wimp wind ' +
    'wine wing wink wins wipe wire wise wish with wolf wood wool word wore work worm worn wrap wren yank yard ' +
    'yarn yawn year yell yelp yoga yolk york your yoyo zeal zero zinc zone zoom'
  ).split(' '),
);
