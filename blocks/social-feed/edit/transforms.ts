import { createBlock } from '@wordpress/blocks';
import { wide } from '@frontage/lib/wide';
import metadata from '../block.json';
import { networkOf } from './addresses';
import type { Attributes } from '../attributes';

/** Before WordPress's own transform to an embed. */
const FIRST = 5;

interface Feed {
	feedURL?: string;
	itemsToShow?: number;
	columns?: number;
	blockLayout?: string;
	displayDate?: boolean;
	align?: string;
}

interface Embed {
	url?: string;
	align?: string;
}

const feedOf = ( url: string, align?: string ) =>
	createBlock( metadata.name, {
		...wide( { align } ),
		network: networkOf( url ),
		url: url.trim(),
	} );

/** From addresses of profiles, and from WordPress's feeds and embeds of profiles. */
export const transforms = {
	from: [
		{
			type: 'raw',
			priority: FIRST,
			isMatch: ( { nodeName, textContent }: Node ) =>
				nodeName === 'P' && !! networkOf( textContent ?? '' ),
			transform: ( { textContent }: Node ) => feedOf( textContent! ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { url = '' }: Embed ) => !! networkOf( url ),
			transform: ( { url = '', align }: Embed ) => feedOf( url, align ),
		},
		{
			type: 'block',
			blocks: [ 'core/rss' ],
			transform: ( feed: Feed ) =>
				createBlock( metadata.name, {
					...wide( feed ),
					network: 'rss',
					url: feed.feedURL ?? '',
					count: Math.min( 24, feed.itemsToShow ?? 5 ),
					layout: feed.blockLayout === 'grid' ? 'masonry' : 'list',
					columns: Math.min( 4, feed.columns ?? 2 ),
					hasDate: !! feed.displayDate,
					hasCounts: false,
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/rss' ],
			isMatch: ( { network }: Attributes ) => network === 'rss',
			transform: ( {
				url,
				count,
				layout,
				columns,
				hasDate,
			}: Attributes ) =>
				createBlock( 'core/rss', {
					feedURL: url,
					itemsToShow: Math.min( 20, count ),
					blockLayout: layout === 'list' ? 'list' : 'grid',
					columns: Math.max( 2, columns ),
					displayDate: hasDate,
				} ),
		},
	],
};
