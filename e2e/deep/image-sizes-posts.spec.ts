/** Lists of posts whose featured images are as people really upload them: nothing leaves its box. */
import { printed } from '../matrix/modules';
import { WIDTHS, unusualImages } from '../support/unusual-images';
import { listBlock, publishPage, publishPosts } from '../support/posts';
import { softly } from '../support/softly';
import { seeAll, strays } from '../support/outside-box';
import { expect, test, visit } from '../support/test';

/** Looks of each list, in which its images have other boxes. */
const LISTS: Record< string, object[] > = {
	blog: [ 'full', 'side', 'grid' ].map( ( layout ) => ( { layout } ) ),
	'post-grid': [
		...[ 'classic', 'hawai', 'standard', 'monastic', 'stylica' ],
		...[ 'outbox', 'crossroad' ],
	].flatMap( ( skin ) => [ { skin }, { skin, layout: 'masonry' } ] ),
	portfolio: [ 'grid', 'masonry', 'row' ].map( ( layout ) => ( {
		layout,
		hasFilter: false,
	} ) ),
	'post-archive': [ {} ],
	'post-tab': [ {} ],
	'smart-post-list': [ { hasFilter: false }, { hasLead: false } ],
	'recent-posts-slider': [
		{ variant: 'narrow' },
		{ variant: 'wide', align: 'wide' },
		{ variant: 'wide', layout: 'beside', align: 'wide' },
	],
	carousel: [ { kind: 'posts', showExcerpt: true } ],
};

/** A given shape, and the image's own. */
const RATIOS = [ {}, { ratio: 'auto' } ];

let include: number[] = [];

// Hundreds of large pictures on a page, which are drawn first.
test.slow();

test.beforeEach( async ( { admin, own } ) => {
	if ( ! include.length ) {
		const images = await unusualImages();
		include = await publishPosts(
			admin,
			images.map( ( { id, alt, caption } ) => ( {
				title: `${ own } ${ alt }`,
				content: caption,
				featured_media: id,
			} ) )
		);
	}
} );

for ( const [ slug, looks ] of Object.entries( LISTS ) ) {
	test( `${ slug } keeps odd featured images in their boxes`, async ( {
		admin,
		open,
	} ) => {
		expect( printed.map( ( found ) => found.slug ) ).toContain( slug );
		const path = await publishPage(
			admin,
			looks
				.flatMap( ( look ) =>
					RATIOS.map( ( ratio, at ) =>
						listBlock( slug, {
							anchor: `${ Object.values( look ).join( '-' ) }-${ at }`,
							query: { include, perPage: include.length },
							...look,
							...ratio,
						} )
					)
				)
				.join( '' )
		);
		const page = await open( { viewport: { width: 1280, height: 800 } } );
		await visit( page, path );
		expect(
			await page.locator( '[src*="/uploads/odd/"]' ).count(),
			'Odd images on the page'
		).toBeGreaterThanOrEqual( looks.length * include.length );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 800 } );
			await seeAll( page );
			// A masonry sorts itself again when its width or a picture has changed.
			await softly
				.poll( () => strays( page, slug ), `${ width } px` )
				.toEqual( [] );
		}
	} );
}
