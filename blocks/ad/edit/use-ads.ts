import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

/** The ads and groups of the site. */
export interface Ads {
	ads: { id: number; name: string; isRunning: boolean }[];
	groups: { slug: string; name: string }[];
	/** Address of the screen with ads; empty for users who may not manage them. */
	manage: string;
}

/** Requested once for all blocks of the page. */
let known: Promise< Ads > | undefined;

/** Returns the ads and groups of the site; null until they are known. */
export function useAds(): Ads | null {
	const [ ads, setAds ] = useState< Ads | null >( null );
	useEffect( () => {
		known ??= apiFetch< Ads >( { path: '/frontage/v1/ads/choices' } ).catch(
			() => {
				known = undefined;
				return { ads: [], groups: [], manage: '' };
			}
		);
		let isHere = true;
		void known.then( ( found ) => isHere && setAds( found ) );
		return () => {
			isHere = false;
		};
	}, [] );
	return ads;
}
