cardhouse book new house.md --title "The house on the hill"
cardhouse book adopt house.md "Kings skip" "Kings skip the next player." --by Ann --day 2026-09-06
cardhouse book adopt house.md "Nice sevens" "7 - say \"nice\"" --by Bob --day 2026-09-13
cardhouse book adopt house.md "Red on Red" "Any red card goes on a red card." --by Cat --day 2026-09-20
