import { gate } from '@frontage/consent';
import { withdrawal } from '@frontage/consent/withdrawal';
import { onWithdrawal } from '@frontage/lib/consent';
import type { FrontageIsland } from '@frontage/islands/types';
import type { AdsenseProps } from './types';

declare global {
	interface Window {
		adsbygoogle?: object[];
	}
}

/** Loads an ad unit of AdSense while the visitor's browser may contact Google; asks again once it may not. */
export function loadAdsense(
	island: FrontageIsland,
	{ terms, script, client, slot, format, width, height }: AdsenseProps
): () => void {
	let end = () => {};
	const wait = () => {
		let shown = () => {};
		const stop = gate( island, terms, ( notice ) => {
			const unit = document.createElement( 'ins' );
			unit.className = 'adsbygoogle';
			unit.style.cssText = `display:block;max-width:${ width }px;height:${ height }px`;
			Object.assign( unit.dataset, { adClient: client, adSlot: slot } );
			if ( format !== 'fixed' ) {
				unit.dataset.adFormat = format;
			}
			const below = withdrawal( notice, terms );
			notice.replaceWith( unit, ...below );
			if ( ! document.querySelector( `script[src="${ script }"]` ) ) {
				const tag = document.createElement( 'script' );
				tag.src = script;
				tag.async = true;
				tag.crossOrigin = 'anonymous';
				document.head.append( tag );
			}
			( window.adsbygoogle ??= [] ).push( {} );
			shown = onWithdrawal( terms, () => {
				shown();
				below.forEach( ( line ) => line.remove() );
				unit.replaceWith( notice );
				wait();
			} );
		} );
		end = () => {
			stop();
			shown();
		};
	};
	wait();
	return () => end();
}
