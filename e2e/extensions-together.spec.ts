/** Several extensions on one block, and on blocks in each other: none takes from another what it needs. */
import { publishPage } from './support/rest';
import { expect, expectNoOverflow, test, visit } from './support/test';

const VIDEO = '/wp-content/uploads/ball.webm';
const PICTURES = '/wp-content/uploads/photographs';
const LINK = { kind: 'url', url: '/tabs/' };

/** A Group block with extensions. */
const group = ( anchor: string, frontage: object, inner = text( anchor ) ) =>
	`<!-- wp:group ${ JSON.stringify( { anchor, frontage } ) } -->` +
	`<div class="wp-block-group" id="${ anchor }">${ inner }</div><!-- /wp:group -->`;

const text = ( words: string ) =>
	`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;

/** Core's own video behind a cover, in a block that is a link. */
const COVER = `<!-- wp:cover ${ JSON.stringify( {
	url: VIDEO,
	backgroundType: 'video',
	anchor: 'cover',
	frontage: { 'module-link': LINK },
} ) } --><div class="wp-block-cover" id="cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><video class="wp-block-cover__video-background intrinsic-ignore" muted loop playsinline src="${ VIDEO }" data-object-fit="cover"></video><div class="wp-block-cover__inner-container">${ text(
	'On the cover'
) }</div></div><!-- /wp:cover -->`;

test( 'a video stays behind the content of a block that is a link, and its button works', async ( {
	admin,
	page,
} ) => {
	const link = await publishPage(
		admin,
		group( 'both', {
			'module-link': LINK,
			'video-background': { video: VIDEO },
		} ) + COVER
	);
	await visit( page, link );
	const both = page.locator( '#both' );
	const button = both.getByRole( 'button', {
		name: 'Pause background video',
	} );
	await expect( button ).toHaveCSS( 'position', 'absolute' );
	for ( const [ block, video ] of [
		[ '#both', '#both video' ],
		[ '#cover', '#cover video' ],
	] as const ) {
		await expect( page.locator( video ) ).toHaveCSS(
			'position',
			'absolute'
		);
		expect( await page.locator( video ).boundingBox() ).toEqual(
			await page.locator( block ).boundingBox()
		);
		const isLink = await page.locator( block ).evaluate( ( one ) => {
			one.scrollIntoView( { block: 'center', behavior: 'instant' } );
			const { left, top } = one.getBoundingClientRect();
			return document
				.elementFromPoint( left + 5, top + 5 )!
				.matches( '.frontage-block-link' );
		} );
		expect( isLink, block ).toBe( true );
	}
	await button.click();
	await expect(
		both.getByRole( 'button', { name: 'Play background video' } )
	).toBeVisible();
	expect( page.url() ).toBe( link );
} );

test( 'a sticky block stays sticky with every other extension, ours and WordPress’s', async ( {
	admin,
	page,
	classic,
} ) => {
	const sticky = { side: 'top' };
	const others = {
		'module-link': LINK,
		'video-background': { video: VIDEO },
		parallax: { vertical: 40 },
		animation: { style: 'zoom' },
		tooltip: { text: 'More' },
		'multi-view': { styles: { hover: { textColor: '#123456' } } },
	};
	const CORE = { style: { position: { type: 'sticky', top: '0px' } } };
	const core = group( 'core', others ).replace(
		'{"anchor"',
		`${ JSON.stringify( CORE ).slice( 0, -1 ) },"anchor"`
	);
	const link = await publishPage(
		admin,
		group( 'alone', { sticky } ) +
			Object.entries( others )
				.map( ( [ slug, settings ] ) =>
					group( slug, { sticky, [ slug ]: settings } )
				)
				.join( '' ) +
			group( 'all', { sticky, ...others } ) +
			core
	);
	for ( const visitor of [ page, classic ] ) {
		await visit( visitor, link );
		for ( const name of [
			'alone',
			...Object.keys( others ),
			'all',
			// Classic themes have no sticky groups of WordPress's.
			...( visitor === page ? [ 'core' ] : [] ),
		] ) {
			await expect( visitor.locator( `#${ name }` ) ).toHaveCSS(
				'position',
				'sticky'
			);
		}
	}
} );

test( 'a block in another one has its own distance and its own poster', async ( {
	admin,
	page,
} ) => {
	const link = await publishPage(
		admin,
		group(
			'outer',
			{ sticky: { side: 'top', offset: 10 } },
			group( 'inner', { sticky: { side: 'top' } } )
		) +
			group(
				'shown',
				{
					'video-background': {
						video: VIDEO,
						poster: `${ PICTURES }/clouds.jpg`,
						phonePoster: `${ PICTURES }/bridge.jpg`,
					},
				},
				group( 'within', { 'video-background': { video: VIDEO } } )
			)
	);
	await visit( page, link );
	await expect( page.locator( '#outer' ) ).toHaveCSS( 'top', '10px' );
	await expect( page.locator( '#inner' ) ).toHaveCSS( 'top', '60px' );
	const image = ( id: string ) =>
		page
			.locator( id )
			.evaluate( ( one ) => getComputedStyle( one ).backgroundImage );
	expect( await image( '#shown' ) ).toContain( 'clouds.jpg' );
	expect( await image( '#within' ) ).not.toContain( 'url(' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect.poll( () => image( '#shown' ) ).toContain( 'bridge.jpg' );
	expect( await image( '#within' ) ).not.toContain( 'url(' );
} );

test( 'a video lies over the picture of a cover, under its overlay and its words', async ( {
	admin,
	page,
} ) => {
	const cover = ( anchor: string, picture: string ) =>
		`<!-- wp:cover ${ JSON.stringify( {
			anchor,
			dimRatio: 50,
			url: picture || undefined,
			frontage: { 'video-background': { video: VIDEO, dim: 0 } },
		} ) } --><div class="wp-block-cover" id="${ anchor }">${
			picture &&
			`<img class="wp-block-cover__image-background" alt="" src="${ picture }" data-object-fit="cover"/>`
		}<span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container">${ text(
			'Words'
		) }</div></div><!-- /wp:cover -->`;
	const link = await publishPage(
		admin,
		cover( 'picture', `${ PICTURES }/clouds.jpg` ) + cover( 'plain', '' )
	);
	await visit( page, link );
	for ( const id of [ 'picture', 'plain' ] ) {
		const block = page.locator( `#${ id }` );
		await block.scrollIntoViewIfNeeded();
		await expect( block.locator( 'video' ) ).toHaveClass( /is-on/ );
		const layers = await block.evaluate( ( one ) => {
			one.scrollIntoView( { block: 'center', behavior: 'instant' } );
			const { x, y } = one.querySelector( 'p' )!.getBoundingClientRect();
			return document
				.elementsFromPoint( x + 2, y + 2 )
				.filter( ( at ) => one.contains( at ) && at !== one )
				.map( ( at ) => at.tagName );
		} );
		expect( layers ).toEqual( [
			'P',
			'DIV',
			'SPAN',
			'VIDEO',
			...( id === 'picture' ? [ 'IMG' ] : [] ),
		] );
		const button = block.getByRole( 'button', {
			name: 'Pause background video',
		} );
		await button.click();
		await expect( button ).toBeHidden();
	}
} );

test( 'what moves sideways does not make the page wider', async ( {
	admin,
	narrow,
	rtl,
} ) => {
	for ( const moved of [
		{ parallax: { horizontal: 300 } },
		{ animation: { style: 'slide', direction: 'end', delay: 10_000 } },
		{ scrollspy: { effect: 'slide-end' } },
	] ) {
		const link = await publishPage(
			admin,
			`<!-- wp:spacer {"height":"420px"} --><div style="height:420px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ group(
				'moved',
				moved
			) }<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`
		);
		for ( const visitor of [ narrow, rtl ] ) {
			await visit( visitor, link );
			await expectNoOverflow( visitor );
			const wide = await visitor.evaluate( () => {
				scrollBy( { left: 300, behavior: 'instant' } );
				scrollBy( { left: -600, behavior: 'instant' } );
				return [ scrollX, innerWidth - visualViewport!.width ];
			} );
			expect( wide, JSON.stringify( moved ) ).toEqual( [ 0, 0 ] );
		}
	}
} );
