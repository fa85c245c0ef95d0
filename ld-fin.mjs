// independent: recompute repayments and comparison rates shown on pages
const get=async(site,path)=>{const r=await fetch('http://127.0.0.1:4118'+path,{headers:{Host:site+'.localhost:4118'}});return r.text()};
import http from 'node:http';
const req=(site,path)=>new Promise((ok)=>http.get({host:'127.0.0.1',port:4118,path,headers:{Host:site+'.localhost:4118'}},r=>{let b='';r.on('data',c=>b+=c);r.on('end',()=>ok(b))}));
const clean=(h)=>h.replace(/<!--.*?-->/g,'').replace(/<(script|style)[\s\S]*?<\/\1>/g,'').replace(/<[^>]+>/g,' ').replace(/&nbsp;|&#160;/g,' ').replace(/&amp;/g,'&').replace(/\s+/g,' ');
for (const site of ['harbour','wattle-creek','ironbark','bluegum','roam','longpaddock','harbour-nissan','harbour-outlet','harbour-prestige']) {
  const list=await req(site,'/search/new-used-and-demo-cars');
  const cars=[...new Set([...list.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(m=>m[1]))].slice(0,2);
  for (const c of cars){ const h=await req(site,c); const t=clean(h); const i=t.indexOf('Finance calculator');
    const rep=t.match(/.{0,80}(?:p\.a\.|per week|\/wk|wk\*).{0,200}/); console.log(site,c.slice(6,46)); console.log('  EST:',(t.match(/\$[\d,.]+ ?(?:wk|fn|mo|yr) ?\*.{0,160}/)||['none'])[0]); if(i>0) console.log('  CALC:',t.slice(i,i+900)); }
}
