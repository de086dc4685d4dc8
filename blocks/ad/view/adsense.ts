import type { FrontageIsland } from '@frontage/islands/types';
import { afterConsent } from './after-consent';
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
	return afterConsent( island, terms, () => {
		const unit = document.createElement( 'ins' );
		unit.className = 'adsbygoogle';
		unit.style.cssText = `display:block;max-width:${ width }px;height:${ height }px`;
		Object.assign( unit.dataset, { adClient: client, adSlot: slot } );
		if ( format !== 'fixed' ) {
			unit.dataset.adFormat = format;
		}
		return {
			element: unit,
			start: () => {
				if ( ! document.querySelector( `script[src="${ script }"]` ) ) {
					const tag = document.createElement( 'script' );
					tag.src = script;
					tag.async = true;
					tag.crossOrigin = 'anonymous';
					document.head.append( tag );
				}
				( window.adsbygoogle ??= [] ).push( {} );
			},
		};
	} );
}
