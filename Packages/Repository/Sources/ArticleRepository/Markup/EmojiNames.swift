/// The names that authors write for emoji.
enum EmojiNames {
    /// The emoji of a name, such as `smile`, or nil; `_tone1` to `_tone5` choose the colour of a skin.
    static func emoji(named name: String) -> String? {
        if let emoji = names[name] { return emoji }
        guard let digit = name.last?.wholeNumberValue, (1...5).contains(digit), name.dropLast().hasSuffix("_tone"),
            let base = names[String(name.dropLast("_tone1".count))], let tone = UnicodeScalar(0x1F3FA + UInt32(digit))
        else { return nil }
        return String(String.UnicodeScalarView(base.unicodeScalars.filter { $0.value != 0xFE0F } + [tone]))
    }

    private static let names: [String: String] = {
        let words = table.split(whereSeparator: \.isWhitespace)
        let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (String(words[$0]), String(words[$0 + 1])) }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static let table = """
        smile 😄 smiley 😃 grinning 😀 grin 😁 laughing 😆 satisfied 😆 joy 😂 rofl 🤣 sweat_smile 😅 blush 😊
        innocent 😇 wink 😉 heart_eyes 😍 kissing_heart 😘 yum 😋 stuck_out_tongue 😛
        stuck_out_tongue_winking_eye 😜 stuck_out_tongue_closed_eyes 😝 thinking 🤔 neutral_face 😐
        expressionless 😑 no_mouth 😶 smirk 😏 unamused 😒 roll_eyes 🙄 grimacing 😬 relieved 😌 pensive 😔 sleepy 😪
        sleeping 😴 mask 😷 dizzy_face 😵 sunglasses 😎 nerd_face 🤓 confused 😕 worried 😟 slightly_smiling_face 🙂
        slightly_frowning_face 🙁 upside_down_face 🙃 open_mouth 😮 hushed 😯 astonished 😲 flushed 😳 anguished 😧
        fearful 😨 cold_sweat 😰 disappointed 😞 disappointed_relieved 😥 cry 😢 sob 😭 scream 😱 confounded 😖
        persevere 😣 sweat 😓 weary 😩 tired_face 😫 triumph 😤 rage 😡 angry 😠 frowning 😦 smiling_imp 😈 imp 👿
        skull 💀 poop 💩 hankey 💩 ghost 👻 alien 👽 robot 🤖 robot_face 🤖 smiley_cat 😺 see_no_evil 🙈
        hear_no_evil 🙉 speak_no_evil 🙊 hugs 🤗 hugging_face 🤗 zany_face 🤪 exploding_head 🤯 partying_face 🥳
        pleading_face 🥺 heart ❤️ orange_heart 🧡 yellow_heart 💛 green_heart 💚 blue_heart 💙 purple_heart 💜
        black_heart 🖤 broken_heart 💔 sparkling_heart 💖 heartpulse 💗 two_hearts 💕 100 💯 anger 💢 boom 💥
        collision 💥 dizzy 💫 sweat_drops 💦 dash 💨 zzz 💤 +1 👍 thumbsup 👍 -1 👎 thumbsdown 👎 ok_hand 👌 wave 👋
        raised_hand ✋ hand ✋ v ✌️ crossed_fingers 🤞 point_up ☝️ point_up_2 👆 point_down 👇 point_left 👈
        point_right 👉 fist ✊ facepunch 👊 punch 👊 clap 👏 raised_hands 🙌 open_hands 👐 pray 🙏 handshake 🤝
        muscle 💪 writing_hand ✍️ eyes 👀 ear 👂 nose 👃 lips 👄 tongue 👅 brain 🧠 baby 👶 boy 👦 girl 👧 man 👨
        woman 👩 older_man 👴 older_woman 👵 cop 👮 bow 🙇 no_good 🙅 ok_woman 🙆 raising_hand 🙋 facepalm 🤦 shrug 🤷
        information_desk_person 💁 runner 🏃 running 🏃 walking 🚶 dancer 💃 ninja 🥷 busts_in_silhouette 👥
        bust_in_silhouette 👤 cat 🐱 cat2 🐈 dog 🐶 dog2 🐕 mouse 🐭 hamster 🐹 rabbit 🐰 bear 🐻 panda_face 🐼
        koala 🐨 tiger 🐯 lion 🦁 cow 🐮 pig 🐷 frog 🐸 monkey_face 🐵 monkey 🐒 chicken 🐔 penguin 🐧 bird 🐦
        hatched_chick 🐥 wolf 🐺 horse 🐴 unicorn 🦄 bee 🐝 bug 🐛 snail 🐌 beetle 🐞 snake 🐍 turtle 🐢 octopus 🐙
        tropical_fish 🐠 fish 🐟 dolphin 🐬 whale 🐳 crab 🦀 gopher 🐹 elephant 🐘 dragon 🐉 paw_prints 🐾
        cherry_blossom 🌸 tulip 🌷 rose 🌹 sunflower 🌻 four_leaf_clover 🍀 maple_leaf 🍁 fallen_leaf 🍂 herb 🌿
        seedling 🌱 evergreen_tree 🌲 deciduous_tree 🌳 palm_tree 🌴 cactus 🌵 mushroom 🍄 earth_americas 🌎
        earth_africa 🌍 earth_asia 🌏 full_moon 🌕 crescent_moon 🌙 sunny ☀️ cloud ☁️ umbrella ☔ snowflake ❄️
        snowman ⛄ zap ⚡ cyclone 🌀 fire 🔥 star ⭐ star2 🌟 sparkles ✨ rainbow 🌈 ocean 🌊 droplet 💧 apple 🍎
        green_apple 🍏 banana 🍌 grapes 🍇 strawberry 🍓 peach 🍑 cherries 🍒 tomato 🍅 corn 🌽 bread 🍞 cheese 🧀
        meat_on_bone 🍖 hamburger 🍔 fries 🍟 pizza 🍕 ramen 🍜 sushi 🍣 rice_ball 🍙 rice 🍚 curry 🍛 bento 🍱 cake 🍰
        birthday 🎂 cookie 🍪 chocolate_bar 🍫 candy 🍬 coffee ☕ tea 🍵 beer 🍺 beers 🍻 wine_glass 🍷 cocktail 🍸
        sake 🍶 tada 🎉 confetti_ball 🎊 balloon 🎈 gift 🎁 christmas_tree 🎄 jack_o_lantern 🎃 bamboo 🎍
        crossed_flags 🎌 trophy 🏆 medal_sports 🏅 1st_place_medal 🥇 2nd_place_medal 🥈 3rd_place_medal 🥉
        soccer ⚽ basketball 🏀 baseball ⚾ tennis 🎾 video_game 🎮 game_die 🎲 dart 🎯 art 🎨 musical_note 🎵
        notes 🎶 guitar 🎸 microphone 🎤 headphones 🎧 movie_camera 🎥 clapper 🎬 ticket 🎫 car 🚗 taxi 🚕 bus 🚌
        train 🚋 bullettrain_side 🚄 airplane ✈️ rocket 🚀 helicopter 🚁 boat ⛵ ship 🚢 anchor ⚓ bike 🚲
        construction 🚧 rotating_light 🚨 traffic_light 🚥 checkered_flag 🏁 triangular_flag_on_post 🚩 house 🏠
        office 🏢 school 🏫 hospital 🏥 factory 🏭 japan 🗾 mount_fuji 🗻 jp 🇯🇵 us 🇺🇸 gb 🇬🇧 kr 🇰🇷 cn 🇨🇳 fr 🇫🇷
        de 🇩🇪 watch ⌚ iphone 📱 computer 💻 desktop_computer 🖥️ keyboard ⌨️ printer 🖨️ floppy_disk 💾 cd 💿
        dvd 📀 camera 📷 tv 📺 telephone ☎️ phone ☎️ battery 🔋 electric_plug 🔌 bulb 💡 flashlight 🔦 moneybag 💰
        yen 💴 dollar 💵 credit_card 💳 gem 💎 wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️ nut_and_bolt 🔩 gear ⚙️
        bomb 💣 gun 🔫 pill 💊 syringe 💉 crystal_ball 🔮 microscope 🔬 telescope 🔭 key 🔑 lock 🔒 unlock 🔓
        closed_lock_with_key 🔐 bell 🔔 no_bell 🔕 bookmark 🔖 label 🏷️ link 🔗 paperclip 📎 pushpin 📌
        round_pushpin 📍 scissors ✂️ triangular_ruler 📐 straight_ruler 📏 package 📦 shopping_cart 🛒 toolbox 🧰
        test_tube 🧪 magnet 🧲 mag 🔍 mag_right 🔎 email 📧 envelope ✉️ incoming_envelope 📨 inbox_tray 📥
        outbox_tray 📤 mailbox 📫 memo 📝 pencil 📝 pencil2 ✏️ black_nib ✒️ page_facing_up 📄 page_with_curl 📃
        bar_chart 📊 chart_with_upwards_trend 📈 chart_with_downwards_trend 📉 clipboard 📋 calendar 📆 date 📅
        card_index 📇 file_folder 📁 open_file_folder 📂 newspaper 📰 books 📚 book 📖 open_book 📖 notebook 📓
        ledger 📒 closed_book 📕 green_book 📗 blue_book 📘 orange_book 📙 wastebasket 🗑️ hourglass ⌛
        hourglass_flowing_sand ⏳ alarm_clock ⏰ stopwatch ⏱️ speech_balloon 💬 thought_balloon 💭 loudspeaker 📢
        mega 📣 warning ⚠️ no_entry ⛔ no_entry_sign 🚫 x ❌ o ⭕ heavy_check_mark ✔️ white_check_mark ✅
        ballot_box_with_check ☑️ heavy_multiplication_x ✖️ heavy_plus_sign ➕ heavy_minus_sign ➖ question ❓
        grey_question ❔ exclamation ❗ heavy_exclamation_mark ❗ grey_exclamation ❕ bangbang ‼️ interrobang ⁉️
        information_source ℹ️ recycle ♻️ beginner 🔰 sos 🆘 new 🆕 up 🆙 cool 🆒 free 🆓 ok 🆗 ng 🆖 copyright ©️
        registered ®️ tm ™️ congratulations ㊗️ secret ㊙️ arrow_up ⬆️ arrow_down ⬇️ arrow_left ⬅️
        arrow_right ➡️ arrow_upper_right ↗️ arrow_lower_right ↘️ arrows_counterclockwise 🔄 arrow_forward ▶️
        arrow_backward ◀️ arrow_heading_down ⤵️ leftwards_arrow_with_hook ↩️ twisted_rightwards_arrows 🔀
        repeat 🔁 top 🔝 soon 🔜 back 🔙 end 🔚 on 🔛 zero 0️⃣ one 1️⃣ two 2️⃣ three 3️⃣ four 4️⃣ five 5️⃣ six 6️⃣
        seven 7️⃣ eight 8️⃣ nine 9️⃣ keycap_ten 🔟 hash #️⃣ 1234 🔢 abc 🔤 red_circle 🔴 large_blue_circle 🔵
        large_orange_diamond 🔶 large_blue_diamond 🔷 small_red_triangle 🔺 black_square_button 🔲
        white_circle ⚪ black_circle ⚫ green_circle 🟢 yellow_circle 🟡 whale2 🐋 male_detective 🕵️
        technologist 🧑‍💻 man_technologist 👨‍💻 woman_technologist 👩‍💻 family 👪
        """
}
