/** A gallery as the server prints it, for tests. */
import type { GalleryProps, Item } from '../view/types';

/** Returns a video of a vendor. */
export const item = (
	number: number,
	vendor: 'youtube' | 'vimeo' = 'youtube'
): Item => ( {
	href: `https://watch.example/${ number }`,
	title: `Video ${ number }`,
	vendor,
	embed: `https://player.example/${ number }`,
} );

const vendor = ( name: string ) => ( {
	terms: { vendor: name, category: 'marketing', mode: 'ask' as const },
	failed: `${ name } cannot play this video here.`,
	ask: {
		line: `Plays from ${ name }.`,
		always: `Always ${ name }`,
		stop: `Stop ${ name }`,
	},
} );

/** A gallery of two vendors, three pages long. */
export const PROPS: GalleryProps = {
	place: { module: 'video-gallery', id: 'films', others: '' },
	items: [ item( 1 ), item( 2 ) ],
	page: 1,
	pages: 3,
	isWhole: false,
	label: 'Films',
	sizes: '100vw',
	hasMore: false,
	options: {
		playlistId: 'signed',
		pageSize: 2,
		columns: 2,
		showTitle: true,
		showPaging: true,
		autonext: true,
		hidethumbimg: false,
		style: 'grid',
		thumbcrop: 'screen',
		showDsc: false,
		thumbplay: false,
	},
	vendors: { youtube: vendor( 'youtube' ), vimeo: vendor( 'vimeo' ) },
	words: {
		play: 'Play video:',
		playing: 'Now playing: %s',
		status: 'Page %1$s of %2$s',
		more: 'Load more',
		loading: 'Loading…',
		failed: 'Sorry, there was an error loading the next page.',
		retry: 'Try again',
		broken: 'The video could not be loaded.',
		pages: {
			label: 'Pages of videos',
			page: 'Page %s',
			previous: 'Previous',
			next: 'Next',
		},
	},
};
