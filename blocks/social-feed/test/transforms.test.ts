/** What becomes of addresses, embeds and feeds of WordPress. */
import { transforms } from '../edit/transforms';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );

const [ raw, fromEmbed, fromRss ] = transforms.from as any[];
const [ toRss ] = transforms.to as any[];

const pasted = ( text: string, name = 'p' ) =>
	Object.assign( document.createElement( name ), { textContent: text } );

test( 'a pasted address of a profile becomes the feed of its network', () => {
	const address = 'https://example.social/@harbour';
	expect( raw.isMatch( pasted( address ) ) ).toBe( true );
	expect( raw.isMatch( pasted( address, 'h2' ) ) ).toBe( false );
	expect( raw.isMatch( pasted( `${ address }/111004` ) ) ).toBe( false );
	expect( raw.transform( pasted( ` ${ address } ` ) ) ).toEqual( {
		name: 'frontage/social-feed',
		attributes: { network: 'mastodon', url: address },
	} );
} );

test( 'an embed of a profile becomes a feed, one of a post stays', () => {
	const url = 'https://bsky.app/profile/harbour.example';
	expect( fromEmbed.isMatch( { url } ) ).toBe( true );
	expect( fromEmbed.isMatch( { url: `${ url }/post/3k` } ) ).toBe( false );
	expect( fromEmbed.isMatch( {} ) ).toBe( false );
	expect( fromEmbed.transform( { url } ).attributes.network ).toBe(
		'bluesky'
	);
} );

test( 'comes from the feed of WordPress, and becomes one', () => {
	const feed = {
		feedURL: 'https://gazette.example/feed',
		itemsToShow: 30,
		blockLayout: 'grid',
		columns: 6,
		displayDate: true,
	};
	const { attributes } = fromRss.transform( feed );
	expect( attributes ).toEqual( {
		network: 'rss',
		url: 'https://gazette.example/feed',
		count: 24,
		layout: 'masonry',
		columns: 4,
		hasDate: true,
		hasCounts: false,
	} );
	expect( toRss.isMatch( attributes ) ).toBe( true );
	expect( toRss.isMatch( { network: 'x' } ) ).toBe( false );
	expect( toRss.transform( attributes ).attributes ).toEqual( {
		feedURL: 'https://gazette.example/feed',
		itemsToShow: 20,
		blockLayout: 'grid',
		columns: 4,
		displayDate: true,
	} );
} );
