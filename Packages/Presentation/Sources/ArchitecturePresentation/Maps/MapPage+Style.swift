extension MapPage {
    /// The style of the page, after that of the picture.
    static let style = """
        \(MapPicture.style)
        *{box-sizing:border-box}
        body{margin:0;height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--text);\
        font:14px/1.45 -apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
        button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
        :focus-visible{outline:2px solid var(--blue);outline-offset:2px}
        header{display:flex;gap:8px;align-items:center;padding:8px 14px;border-bottom:1px solid var(--border)}
        header button,#search{border:1px solid var(--border);border-radius:6px;padding:3px 10px;background:var(--ground);color:var(--text)}
        header button:hover{background:var(--band)}
        #search{width:220px;font:inherit}
        h1{font-size:15px;margin:0 8px 0 0}
        .space{flex:1}
        #found{color:var(--faint);min-width:60px}
        #violations{color:var(--red);border-color:var(--red)}
        #time{display:flex;gap:12px;align-items:center;padding:6px 14px;border-bottom:1px solid var(--border)}
        #state{flex:0 1 420px;accent-color:var(--blue)}
        #label{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
        main{flex:1;min-height:0;display:flex}
        #stage{flex:1;min-width:0;position:relative;overflow:hidden;scroll-padding:40px;cursor:grab;touch-action:none;user-select:none}
        #stage.dragging{cursor:grabbing}
        #grid{position:absolute;left:0;top:0;display:grid;column-gap:28px;row-gap:16px;padding:8px 16px 24px 0;width:max-content;\
        transform-origin:0 0;font-family:Helvetica,Arial,sans-serif;font-size:12px}
        .head,.title{position:relative;z-index:1;font-weight:bold;font-size:13px}
        .head{min-height:20px}
        .head:empty{visibility:hidden}
        .head:not([class*=" "]){color:var(--faint)}
        .band{background:var(--band);border-radius:8px;margin-left:-28px}
        .title{align-self:start;text-align:left;padding:18px 0 0 0;margin-left:-14px}
        .strip{margin:0 -9px}
        .cell{position:relative;justify-self:center;align-self:center;margin:14px 0;line-height:0}
        .single .cell{align-self:start}
        .cell>.inside,.cell>.close{display:none}
        .cell.open>.inside{display:block;overflow:visible}
        .cell.open>.card{display:none}
        .cell.open:hover>.close,.cell.open>.close:focus-visible{display:block}
        .close{position:absolute;z-index:1;right:-20px;top:-12px;width:18px;height:18px;line-height:16px;border-radius:9px;\
        border:1px solid var(--border);background:var(--ground)}
        #wires,#lit{position:absolute;inset:0;width:100%;height:100%;overflow:visible;pointer-events:none}
        #lit{will-change:opacity;contain:layout size style}
        #lit.veil{background:color-mix(in srgb,var(--ground) 72%,transparent)}
        .uses,.users{fill:none;stroke-width:1.8;stroke:var(--blue)}
        .users{stroke:var(--green)}
        .usestip{fill:var(--blue)}.userstip{fill:var(--green)}
        #grid [data-module]{cursor:pointer;outline:none}
        [data-module]:focus-visible rect{stroke:var(--blue);stroke-width:2.5}
        .used>rect{stroke:var(--blue);stroke-width:2}
        .user>rect{stroke:var(--green);stroke-width:2}
        .self>rect{stroke:var(--text);stroke-width:2.5}
        #panel{position:relative;width:360px;overflow:auto;padding:14px 18px;background:var(--ground);\
        border-left:1px solid var(--border);overflow-wrap:anywhere}
        #panel[hidden]{display:none}
        #panel h2{font-size:17px;margin:0 28px 8px 0}
        #panel h3{font-size:13px;margin:14px 0 4px}
        #panel dl{display:grid;grid-template-columns:minmax(60px,120px) 1fr;gap:2px 12px;margin:0}
        #panel dt,small{color:var(--faint)}
        #panel dd{margin:0}
        #panel blockquote{white-space:pre-line;margin:10px 0;padding:4px 10px;border-left:3px solid var(--border)}
        #panel ul{list-style:none;margin:0;padding:0}
        #panel li{padding:1px 0}
        #panel li button{text-align:left;color:var(--blue)}
        #panel li button:hover{text-decoration:underline}
        #panel .bad button,#panel .bad p{color:var(--red);margin:0 0 4px}
        li.added{color:var(--green)}li.removed{color:var(--red)}
        .removedbox~.name,button.removed{text-decoration:line-through}
        .folders{max-width:100%;height:auto;margin-top:4px}
        .shut{position:absolute;right:14px;top:10px;font-size:20px;line-height:1}
        #table{border-top:1px solid var(--border);padding:6px 14px;max-height:45vh;overflow:auto}
        table{border-collapse:collapse;margin-top:6px}
        th,td{text-align:left;vertical-align:top;padding:3px 12px 3px 0;border-top:1px solid var(--border)}
        .gone{visibility:hidden!important}
        @media print{body{height:auto;display:block}header,#panel,#state{display:none}main{display:block}#stage{overflow:visible;height:auto}\
        #grid{position:relative;transform:none!important;zoom:.7}}
        """
}
