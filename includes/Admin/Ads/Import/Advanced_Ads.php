<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Import;

use Frontage\Admin\Transfer\Undoable_Importer;
use Frontage\Base\Html\Url;
use Frontage\Domain\Ads\Ad_Settings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Imports the ads of Advanced Ads with their groups and schedule.
 *
 * It keeps ads as posts of the type `advanced_ads`, their options in the meta `advanced_ads_ad_options`, groups as terms, and
 * weights in an option. Counts are kept by add-ons of it, whose format is not published.
 */
final class Advanced_Ads implements Undoable_Importer {
	use Ad_Import;

	private const META    = 'advanced_ads_ad_options';
	private const GROUPS  = 'advanced_ads_groups';
	private const WEIGHTS = 'advads-ad-weights';
	private const ADSENSE = 'advanced-ads-adsense';

	public static function name(): string {
		return 'ads-advanced-ads';
	}

	public static function label(): string {
		return __( 'Advanced Ads ads', 'frontage' );
	}

	protected static function read( int $after, int $most ): array {
		global $wpdb;
		$sql  = 'SELECT ID, post_title, post_content, post_status, post_date FROM %i '
			. "WHERE post_type = %s AND post_status NOT IN ('trash', 'auto-draft') AND ID > %d ORDER BY ID LIMIT %d";
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->posts, 'advanced_ads', $after, $most ) );
		return array_values( array_map( array( self::class, 'convert' ), $rows ) );
	}

	// phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- There are none.
	protected static function copy_counts( int $old, int $ad ): void {}

	/**
	 * Reads an ad.
	 *
	 * @param object{ID: string, post_title: string, post_content: string, post_status: string, post_date: string} $post Columns.
	 */
	private static function convert( object $post ): Old_Ad {
		$old     = (int) $post->ID;
		$options = get_post_meta( $old, self::META, true );
		$options = is_array( $options ) ? $options : array();
		$kind    = is_string( $options['type'] ?? null ) ? $options['type'] : '';
		$name    = '' === trim( $post->post_title ) ? "Advanced Ads $old" : mb_substr( $post->post_title, 0, 200 );
		$content = match ( $kind ) {
			'image' => self::image( $options ),
			'adsense' => self::adsense( $post->post_content ),
			'plain', 'content' => self::html( $post->post_content ),
			/* translators: %s: name of a type, such as “group”. */
			default => sprintf( __( 'Ads of the type “%s” have no equal here.', 'frontage' ), $kind ),
		};
		if ( is_string( $content ) ) {
			return new Old_Ad( $old, $name, refusal: $content );
		}
		$end     = is_numeric( $options['expiry_date'] ?? null ) ? (int) $options['expiry_date'] : 0;
		$details = array(
			'width'  => self::pixels( $options['width'] ?? 0 ),
			'height' => self::pixels( $options['height'] ?? 0 ),
			'start'  => 'future' === $post->post_status ? str_replace( ' ', 'T', substr( $post->post_date, 0, 16 ) ) : '',
			'end'    => $end > 0 ? gmdate( 'Y-m-d\TH:i:s\Z', $end ) : '',
		);
		return new Old_Ad( $old, $name, $content + $details + self::in_groups( $old ), self::groups( $old ), '', self::notes( $options ) );
	}

	/**
	 * Reads an image ad.
	 *
	 * @param array<mixed> $options Its options.
	 * @return array<string, mixed>|string Settings, or why it cannot be imported.
	 */
	private static function image( array $options ): array|string {
		$output = is_array( $options['output'] ?? null ) ? $options['output'] : array();
		$image  = $options['image_id'] ?? $output['image_id'] ?? 0;
		$image  = is_numeric( $image ) ? (int) $image : 0;
		$url    = is_string( $options['url'] ?? null ) ? (string) Url::safe( $options['url'] ) : '';
		return $image > 0 && wp_attachment_is_image( $image )
			? compact( 'image', 'url' ) + array( 'kind' => 'image' )
			: __( 'Its image is not in the media library.', 'frontage' );
	}

	/**
	 * Reads an ad unit of AdSense.
	 *
	 * @param string $json Its content.
	 * @return array<string, mixed>|string Settings, or why it cannot be imported.
	 */
	private static function adsense( string $json ): array|string {
		$unit   = json_decode( wp_unslash( $json ), true, 8 );
		$unit   = is_array( $unit ) ? $unit : array();
		$site   = get_option( self::ADSENSE );
		$client = $unit['pubId'] ?? '';
		$client = is_string( $client ) && '' !== $client ? $client : $site['adsense-id'] ?? '';
		$slot   = $unit['slotId'] ?? '';
		if ( ! is_string( $client ) || ! is_scalar( $slot ) || '' === $client || '' === (string) $slot ) {
			return __( 'Its ad unit has no number, or the site no publisher ID.', 'frontage' );
		}
		return array(
			'kind'    => 'adsense',
			'adsense' => array(
				'client' => str_starts_with( $client, 'ca-' ) ? $client : "ca-$client",
				'slot'   => (string) $slot,
				'format' => 'normal' === ( $unit['unitType'] ?? '' ) ? 'fixed' : 'auto',
			),
		);
	}

	/**
	 * Reads HTML.
	 *
	 * @param string $code Its content.
	 * @return array<string, mixed>|string Settings, or why it cannot be imported.
	 */
	private static function html( string $code ): array|string {
		return match ( true ) {
			'' === trim( $code ) => __( 'It is empty.', 'frontage' ),
			str_contains( $code, '<?' ) => __( 'It contains PHP, which Frontage does not run.', 'frontage' ),
			default => Ad_Code::read( $code ),
		};
	}

	/**
	 * Returns what has no equal here.
	 *
	 * @param array<mixed> $options Its options.
	 * @return list<string>
	 */
	private static function notes( array $options ): array {
		$is_limited = array() !== array_filter( array( $options['conditions'] ?? null, $options['visitors'] ?? null ) );
		return $is_limited ? array( __( 'Its conditions are not imported. Choose its pages and devices.', 'frontage' ) ) : array();
	}

	/**
	 * Returns the weight of an ad, which is the highest one in its groups.
	 *
	 * @param int $old ID of the ad.
	 * @return array{weight: int}
	 */
	private static function in_groups( int $old ): array {
		$found = array( 1 );
		$all   = get_option( self::WEIGHTS );
		foreach ( is_array( $all ) ? $all : array() as $group ) {
			$found[] = is_array( $group ) && is_numeric( $group[ $old ] ?? null ) ? (int) $group[ $old ] : 1;
		}
		return array( 'weight' => max( 1, min( max( $found ), Ad_Settings::MOST_WEIGHT ) ) );
	}

	/**
	 * Returns the names of an ad's groups; the taxonomy exists only while the other plugin is active.
	 *
	 * @param int $old ID of the ad.
	 * @return list<string>
	 */
	private static function groups( int $old ): array {
		global $wpdb;
		$sql   = 'SELECT t.name FROM %i t JOIN %i x ON x.term_id = t.term_id JOIN %i r ON r.term_taxonomy_id = x.term_taxonomy_id '
			. 'WHERE r.object_id = %d AND x.taxonomy = %s ORDER BY t.name';
		$where = array( $wpdb->terms, $wpdb->term_taxonomy, $wpdb->term_relationships, $old, self::GROUPS );
		$names = $wpdb->get_col( $wpdb->prepare( $sql, ...$where ) );
		$short = static fn ( string $name ): string => mb_substr( html_entity_decode( $name, ENT_QUOTES ), 0, 100 );
		return array_values( array_map( $short, $names ) );
	}

	/**
	 * Reads a number of pixels.
	 *
	 * @param mixed $raw Untrusted value.
	 */
	private static function pixels( mixed $raw ): int {
		return is_numeric( $raw ) ? (int) max( 0, min( (float) $raw, Ad_Settings::MOST_PIXELS ) ) : 0;
	}
}
