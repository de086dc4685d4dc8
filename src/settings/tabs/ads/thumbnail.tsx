import { code, currencyDollar, image } from '@wordpress/icons';
import { Icon } from '@wordpress/components';
import type { Ad } from './types';

const ICONS = { image, html: code, adsense: currencyDollar };

/** The picture of an ad, or what stands for its kind. */
export const Thumbnail = ( { ad: { picture, settings } }: { ad: Ad } ) => (
	<span className="frontage-ads__thumbnail">
		{ settings.kind === 'image' && picture ? (
			<img src={ picture.url } alt="" />
		) : (
			<Icon icon={ ICONS[ settings.kind ] } />
		) }
	</span>
);
