/** Modules with images: images that fail to load keep their space and show their alt text. More: `deep/pictures-broken.spec.ts`. */
import {
	expectPainted,
	expectSameSizes,
	expectSurface,
	expectWords,
	PHOTOGRAPHS,
	takeGround,
	takeWords,
} from './support/broken-images';
import { dialog, picture, thumb } from './support/lightbox';
import { expect, test } from './support/test';

test.use( { expectedErrors: [ /ERR_FAILED|w-logo|404/ ] } );

test( 'keep their size, and show their alternative text or stay next to the name', async ( {
	page,
	lessMotion,
} ) => {
	await lessMotion.route( PHOTOGRAPHS, ( route ) => route.abort() );
	await test.step( 'carousel', async () => {
		await expectSameSizes( page, lessMotion, 'carousel' );
		await expectWords( lessMotion, 'carousel' );
		// Images in cards have no alt text: the title beside them says it.
		await expectSurface(
			lessMotion,
			'#posts .is-shown .frontage-card__media',
			'__title'
		);
	} );
	for ( const module of [ 'gallery', 'image-compare' ] ) {
		await test.step( module, async () => {
			await expectSameSizes( page, lessMotion, module );
			await expectWords( lessMotion, module );
		} );
	}
} );

test(
	'of a person in the lightbox keep their space and show their alternative text',
	{ tag: '@deep' },
	async ( { narrow } ) => {
		await narrow.route( PHOTOGRAPHS, ( route ) => route.abort() );
		await narrow.goto( '/modules/member/' );
		await narrow.getByRole( 'link', { name: 'Ada Berg' } ).tap();
		const portrait = narrow
			.getByRole( 'dialog' )
			.getByRole( 'img', { name: /^A visitor taking a picture/ } );
		await expect( portrait ).toBeInViewport();
		await expect
			.poll( () =>
				portrait.evaluate(
					( { complete: isDone, offsetWidth, offsetHeight }: any ) =>
						isDone && offsetWidth / offsetHeight
				)
			)
			.toBe( 1 );
		const place = ( await portrait.elementHandle() )!;
		await expectPainted( place, takeGround );
		await expectPainted( place, takeWords );
	}
);

test(
	'in the lightbox are reported at once with their alternative text',
	{ tag: '@deep' },
	async ( { page } ) => {
		await page.route( /bridge(-\d+x\d+)?\.(jpg|webp)/, ( route ) =>
			route.abort()
		);
		await page.goto( '/modules/lightbox/' );
		await thumb( page, 0 ).click();
		await expect( dialog( page ).locator( '.current' ) ).toContainText(
			/Failed loading image.*red suspension bridge/
		);
		await expect( dialog( page ).locator( '.gloader' ) ).toBeHidden();
		await page.keyboard.press( 'ArrowRight' );
		await expect( picture( page, /^Low clouds/ ) ).toBeVisible();
	}
);

test( 'that is missing says so in the lightbox, and is loaded again on request', async ( {
	narrow,
	page: desktop,
} ) => {
	for ( const page of [ narrow, desktop ] ) {
		const { width } = page.viewportSize()!;
		const BRIDGE = /bridge(-\d+x\d+)?\.(jpg|webp)/;
		await page.goto( '/modules/lightbox/' );
		await page.route( BRIDGE, ( route ) =>
			route.fulfill( { status: 404, body: '' } )
		);
		await thumb( page, 0 ).press( 'Enter' );
		const again = dialog( page ).getByRole( 'button', {
			name: 'Try again',
		} );
		const failed = dialog( page ).locator(
			'.current .frontage-lightbox__failure'
		);
		const box = ( await failed.boundingBox() )!;
		expect( box.width ).toBeGreaterThan( Math.min( 480, width * 0.8 ) );
		expect( box.height ).toBeGreaterThan( 240 );
		await again.click();
		await expect( again ).toBeVisible();
		await page.unroute( BRIDGE );
		await ( width < 600 ? again.tap() : again.click() );
		await expect( picture( page, /suspension bridge/ ) ).toBeVisible();
		await expect( failed ).toHaveCount( 0 );
		await expect(
			picture( page, /suspension bridge/ )
		).not.toHaveJSProperty( 'naturalWidth', 0 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( picture( page, /^Low clouds/ ) ).toBeVisible();
	}
} );
