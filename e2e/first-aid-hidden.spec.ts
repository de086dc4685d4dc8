/** Words that not everybody sees: in no feed, excerpt, answer or search, and not public when Frontage is left. */
import { publishCategory } from './support/posts';
import { publishContent } from './support/rest';
import { expect, test, visit } from './support/test';

declare const wp: {
	blocks: { parse: ( content: string ) => { isValid: boolean }[] };
};

interface Conversion {
	content: string;
	hidden: number;
	left: number;
}

const FOR_USERS = '"frontage":{"visibility":{"visitors":"in"}}';

const paragraph = ( text: string, settings = '' ) =>
	`<!-- wp:paragraph ${ settings && `{${ settings }} ` }-->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const group = ( settings: string, inner: string ) =>
	`<!-- wp:group {${ settings }} -->\n<div class="wp-block-group"><!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column -->\n<div class="wp-block-column">${ inner }</div>\n<!-- /wp:column --></div>\n<!-- /wp:columns --></div>\n<!-- /wp:group -->`;

test( 'words for users are nowhere that guests look', async ( {
	page,
	admin,
} ) => {
	const secret = 'quagsecretum';
	const open = 'quagpublicum';
	// Other tests publish newer posts meanwhile.
	const category = await publishCategory(
		admin,
		`Animals ${ crypto.randomUUID() }`
	);
	const { id, link } = await publishContent(
		admin,
		group(
			FOR_USERS,
			paragraph( `Quagga ${ secret }` ) +
				'<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->'
		) + paragraph( `Quagga ${ open }` ),
		{ title: 'Quagga hidden', categories: [ category ] },
		'posts'
	);
	const shown = `<!-- wp:frontage/post-grid {"query":{"perPage":1,"include":[${ id }]}} /-->`;
	const list = await publishContent(
		admin,
		`<!-- wp:query {"query":{"perPage":1,"postType":"post","order":"desc","orderBy":"date","search":"${ open }","inherit":false}} -->\n<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-excerpt /--><!-- /wp:post-template --></div>\n<!-- /wp:query -->${ shown }`
	);
	for ( const address of [
		link,
		`${ link }embed/`,
		`/wp-json/wp/v2/posts/${ id }`,
		`/feed/?cat=${ category }`,
		list.link,
		`/?s=${ open }`,
	] ) {
		const answer = await page.request.get( address );
		const text = await answer.text();
		expect( text, address ).toContain( open );
		expect( text, address ).not.toContain( secret );
	}
	for ( const address of [
		`/?s=${ secret }`,
		`/wp-json/wp/v2/search?search=${ secret }`,
		`/wp-json/wp/v2/posts?search=${ secret }`,
	] ) {
		const text = await ( await page.request.get( address ) ).text();
		expect( text, address ).not.toContain( 'Quagga hidden' );
	}
	await visit( admin, link );
	await expect( admin.getByText( secret ) ).toBeVisible();
} );

test( 'stay hidden when blocks are replaced to leave Frontage, or stay as they are', async ( {
	page,
	admin,
} ) => {
	const [ first, second, third, fourth ] = [
		'In core',
		'In tabs',
		'In a tab',
		'In a carousel',
	] as const;
	const secrets = [ first, second, third, fourth ];
	const content = [
		group( FOR_USERS, paragraph( first ) ),
		`<!-- wp:frontage/tabs {${ FOR_USERS }} --><!-- wp:frontage/tab {"title":"${ second } title"} -->${ paragraph(
			second
		) }<!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->`,
		`<!-- wp:frontage/accordion --><!-- wp:frontage/accordion-item {"title":"Open"} -->${ paragraph(
			'Open words'
		) }<!-- /wp:frontage/accordion-item --><!-- wp:frontage/accordion-item {"title":"${ third } title",${ FOR_USERS }} -->${ paragraph(
			third
		) }<!-- /wp:frontage/accordion-item --><!-- /wp:frontage/accordion -->`,
		`<!-- wp:frontage/carousel -->${ paragraph(
			fourth,
			FOR_USERS
		) }${ paragraph( 'A slide' ) }<!-- /wp:frontage/carousel -->`,
	].join( '\n' );
	await admin.goto( '/wp-admin/admin-post.php?action=frontage_leave' );
	const { done, isValid, canHide } = await admin.evaluate(
		async ( markup ) => {
			const frame = window as unknown as {
				frontageLeave: {
					convert: ( content: string ) => Promise< Conversion >;
				};
				frontageCanHide: boolean;
			};
			const made = await frame.frontageLeave.convert( markup );
			return {
				done: made,
				isValid: wp.blocks
					.parse( made.content )
					.every( ( block ) => block.isValid ),
				canHide: frame.frontageCanHide,
			};
		},
		content
	);
	expect( isValid ).toBe( true );
	expect( [ done.hidden, done.left ] ).toEqual(
		canHide ? [ 4, 0 ] : [ 0, 4 ]
	);
	if ( canHide ) {
		expect( done.content ).not.toContain( 'frontage' );
	}
	for ( const text of secrets ) {
		expect( done.content ).toContain( text );
	}
	const { link } = await publishContent( admin, done.content );
	await visit( page, link );
	await expect( page.getByText( 'Open words' ) ).toBeAttached();
	for ( const text of secrets ) {
		await expect( page.getByText( text ) ).toHaveCount( 0 );
	}
} );
