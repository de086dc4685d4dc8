import { code, currencyDollar, image } from '@wordpress/icons';
import { Icon } from '@wordpress/components';
import type { Ad } from './types';

const iconOf = ( kind: string ) =>
	( { image, html: code } )[ kind ] ?? currencyDollar;

/** The picture of an ad, or what stands for its kind. */
export const Thumbnail = ( { ad: { picture, settings } }: { ad: Ad } ) => (
	<span className="frontage-ads__thumbnail">
		{ settings.kind === 'image' && picture ? (
			<img src={ picture.url } alt="" />
		) : (
			<Icon icon={ iconOf( settings.kind ) } />
		) }
	</span>
);
