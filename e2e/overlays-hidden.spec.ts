/** Overlays in places that visitors cannot see: closed, hidden on phones, or on another tab. */
import { deepUnless } from './support/deep';
import { dialog, modal, paragraph, publishPage } from './support/modal';
import { at, popup, ready } from './support/overlays';
import { HOLDS, pressMouse } from './support/press';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

const raw = ( html: string ) => `<!-- wp:html -->${ html }<!-- /wp:html -->`;

/** Places that hide what is in them, by name. */
const FOLDED: Record< string, [ string, string ] > = {
	details: [ '<details><summary>More</summary>', '</details>' ],
	found: [ '<div hidden="until-found">', '</div>' ],
	tab: [ '<div role="tabpanel" style="display:none">', '</div>' ],
	attribute: [ '<div hidden>', '</div>' ],
};

const HIDDEN: Record< string, [ string, string ] > = {
	none: [ '<div style="display:none">', '</div>' ],
	phone: [
		'<style>@media(max-width:900px){.not-on-phones{display:none!important}}</style><div class="not-on-phones">',
		'</div>',
	],
};

const inside = ( [ before, after ]: [ string, string ], content: string ) =>
	raw( before ) + content + raw( after );

const USABLE = raw(
	'<button id="usable" onclick="this.dataset.pressed=1">Usable</button>'
);

/** Presses something on the page, as a frozen page would not let one do. */
async function expectUsable( page: Page ): Promise< void > {
	await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 0 );
	await pressMouse( page, page.locator( '#usable' ), 120 );
	await expect( page.locator( '#usable' ) ).toHaveAttribute(
		'data-pressed',
		'1'
	);
	await page
		.locator( '#usable' )
		.evaluate( ( button ) => button.removeAttribute( 'data-pressed' ) );
}

const due = { ...at( 'param', 'offer' ), isDemanded: true, again: '7' };

test( 'never opens, counts or queues what cannot be seen', async ( {
	admin,
	narrow,
} ) => {
	const places = { ...FOLDED, ...HIDDEN };
	const url = await publishPage(
		admin,
		USABLE +
			Object.entries( places )
				.map( ( [ name, place ] ) =>
					inside( place, popup( name, due ) )
				)
				.join( '' ) +
			popup( 'Seen', due )
	);
	const counted: string[] = [];
	narrow.on( 'request', ( request ) => {
		if ( request.postData()?.includes( 'what=open' ) ) {
			counted.push( request.postData()! );
		}
	} );
	await visit( narrow, `${ url }?offer` );
	await expect( dialog( narrow, 'Seen' ) ).toBeVisible();
	await dialog( narrow, 'Seen' )
		.getByRole( 'button', { name: 'Close' } )
		.tap();
	await expectUsable( narrow );
	await expect.poll( () => counted ).toHaveLength( 1 );
	const cookies = await narrow.context().cookies();
	expect(
		cookies.filter( ( { name } ) => name.startsWith( 'frontage-overlay' ) )
	).toHaveLength( 1 );
} );

test( 'opens when its place is unfolded, at the next pause', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		USABLE + inside( FOLDED.details!, popup( 'Late', due ) )
	);
	await visit( page, `${ url }?offer` );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await expectUsable( page );
	await pressMouse( page, page.getByText( 'More', { exact: true } ), 120 );
	await expect( dialog( page, 'Late' ) ).toBeVisible();
} );

for ( const hold of HOLDS ) {
	test(
		`a link pressed for ${ hold } ms opens a popup in a folded place, but none that is hidden`,
		deepUnless( hold === HOLDS[ 0 ] ),
		async ( { admin, page } ) => {
			const places = { ...FOLDED, none: HIDDEN.none! };
			const stamp = Date.now();
			const url = await publishPage(
				admin,
				USABLE +
					Object.entries( places )
						.map(
							( [ name, place ] ) =>
								paragraph(
									`<a href="#${ name }-${ stamp }" id="to-${ name }">To ${ name }</a>`
								) +
								inside(
									place,
									modal(
										{
											anchor: `${ name }-${ stamp }`,
											label: name,
											opener: 'none',
										},
										paragraph( `About ${ name }.` )
									)
								)
						)
						.join( '' )
			);
			await visit( page, url );
			for ( const name of Object.keys( FOLDED ) ) {
				await pressMouse( page, page.locator( `#to-${ name }` ), hold );
				await expect( dialog( page, name ) ).toBeVisible();
				await expect( dialog( page, name ) ).toBeInViewport();
				// Until its script has loaded, the stylesheet shows it.
				await expect( dialog( page, name ) ).toHaveJSProperty(
					'open',
					true
				);
				await page.keyboard.press( 'Escape' );
				await expect( dialog( page, name ) ).toBeHidden();
				// What is followed before the history is back would be undone.
				await expect( page ).not.toHaveURL( /#/ );
				await expectUsable( page );
			}
			await pressMouse( page, page.locator( '#to-none' ), hold );
			await expect( page ).toHaveURL( /#none/ );
			await expectUsable( page );
		}
	);
}

test( 'a page stays usable when a button elsewhere opens a hidden popup by the browser alone', async ( {
	admin,
	page,
} ) => {
	const stamp = Date.now();
	const command = ( name: string ) =>
		raw(
			`<button command="show-modal" commandfor="${ name }-${ stamp }" id="by-${ name }">By ${ name }</button>`
		);
	const hidden = ( name: string ) =>
		modal(
			{
				anchor: `${ name }-${ stamp }`,
				label: name,
				opener: 'none',
				closesBeside: false,
				closesByEscape: false,
			},
			paragraph( 'Words.' )
		);
	const url = await publishPage(
		admin,
		USABLE +
			command( 'folded' ) +
			command( 'gone' ) +
			inside( FOLDED.attribute!, hidden( 'folded' ) ) +
			inside( HIDDEN.none!, hidden( 'gone' ) )
	);
	await visit( page, url );
	await pressMouse( page, page.locator( '#by-gone' ), 120 );
	await expectUsable( page );
	await pressMouse( page, page.locator( '#by-folded' ), 300 );
	await expect( dialog( page, 'folded' ) ).toBeInViewport();
	await dialog( page, 'folded' )
		.getByRole( 'button', { name: 'Close' } )
		.click( { delay: 120 } );
	await expectUsable( page );
} );

test( 'an open popup that turning the phone hides closes', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		USABLE +
			inside(
				HIDDEN.phone!,
				modal( { buttonText: 'Open me' }, paragraph( 'Words.' ) )
			)
	);
	await visit( page, url );
	await pressMouse(
		page,
		page.getByRole( 'button', { name: 'Open me' } ),
		120
	);
	await expect( dialog( page, 'Open me' ) ).toBeVisible();
	await page.setViewportSize( { width: 600, height: 800 } );
	await expectUsable( page );
} );
