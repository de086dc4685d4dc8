/** Shared by the specs of ads: ads of their own, and what is counted of them. */
import { sitePhp } from './site-php';

export interface Counted {
	impressions: number;
	clicks: number;
}

const CLASSES = '\\Frontage\\Domain\\Ads';

/** Writes a value as PHP. */
const php = ( value: unknown ): string =>
	`json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( value )
	).toString( 'base64' ) }' ), true )`;

/** HTML with a link of a size that is known. */
export const htmlAd = ( url: string, words = 'An offer' ) => ( {
	kind: 'html',
	html: `<a href="${ url }">${ words }</a>`,
	width: 300,
	height: 100,
} );

/**
 * Makes ads that run.
 *
 * @param settings Settings of each, without those of a new ad.
 * @param group    Slug of their group; none if empty.
 * @return Their IDs.
 */
export async function makeAds(
	settings: object[],
	group = ''
): Promise< number[] > {
	return JSON.parse(
		await sitePhp( `
			$ids = array();
			foreach ( ${ php( settings ) } as $one ) {
				$id = wp_insert_post( array( 'post_type' => 'frontage_ad', 'post_status' => 'publish', 'post_title' => 'Ad of a spec' ) );
				wp_set_object_terms( $id, ${ php( group ) }, 'frontage_ad_group' );
				${ CLASSES }\\Ad_Settings::write( $id, ${ CLASSES }\\Ad_Settings::read( $one ) );
				$ids[] = $id;
			}
			echo wp_json_encode( $ids );` )
	);
}

/** Returns what was counted of an ad. */
export const countedOf = async ( ad: number ): Promise< Counted > =>
	JSON.parse(
		await sitePhp(
			`echo wp_json_encode( ${ CLASSES }\\Ad_Totals::of( array( ${ ad } ) )[ ${ ad } ] );`
		)
	);

/** Pauses an ad. */
export const pauseAd = ( ad: number ): Promise< string > =>
	sitePhp(
		`wp_update_post( array( 'ID' => ${ ad }, 'post_status' => 'draft' ) );`
	);

/** Returns the block of an ad. */
export const adBlock = ( ad: number ): string =>
	`<!-- wp:frontage/ad {"ad":${ ad }} /-->`;

/** Returns the block of a group. */
export const groupBlock = ( group: string ): string =>
	`<!-- wp:frontage/ad {"group":"${ group }"} /-->`;
