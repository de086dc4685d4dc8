<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads;

use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Networks;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Domain\Ads\Ads;
use Frontage\Domain\Ads\Network_Field;
use Frontage\Domain\Ads\Network_Values;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The list of the Ads tab: every ad with its settings, why it is not shown, and its counts. */
final class Ad_List {
	/** Most ads on the screen, newest first. */
	public const MOST = 500;

	/** Why an active ad is not shown, besides what `Ad::obstacle()` knows: there are too many newer ones. */
	private const BEYOND = 'beyond';

	private const NONE = array(
		'impressions' => 0,
		'clicks'      => 0,
	);

	/**
	 * Returns the whole list.
	 *
	 * @param int $days Days of the counts, including today.
	 * @return array<string, mixed>
	 */
	public static function read( int $days ): array {
		$posts  = get_posts(
			array(
				'post_type'      => Ad_Type::TYPE,
				'post_status'    => array( 'publish', 'draft' ),
				'posts_per_page' => self::MOST,
				'orderby'        => 'ID',
			)
		);
		$ads    = array_values( array_filter( array_map( array( Ad::class, 'of' ), $posts ) ) );
		$ids    = array_map( static fn ( Ad $ad ): int => $ad->id, $ads );
		$images = array_map( static fn ( Ad $ad ): int => $ad->settings['image'], $ads );
		_prime_post_caches( array_values( array_filter( $images ) ), false, true );
		$totals = Ad_Totals::of( $ids );
		$counts = Ad_Daily_Stats::by_ad( $days );
		$known  = array_flip( Ads::known() );
		$rows   = array();
		foreach ( $ads as $ad ) {
			$row    = self::describe( $ad, $totals[ $ad->id ], $counts[ $ad->id ] ?? self::NONE );
			$is_old = '' === $row['obstacle'] && ! isset( $known[ $ad->id ] );
			$rows[] = $is_old ? array( 'obstacle' => self::BEYOND ) + $row : $row;
		}
		return array(
			'ads'      => $rows,
			'groups'   => self::groups(),
			'first'    => self::entered( Ad_Settings::FIRST ),
			'networks' => self::networks(),
			'mayHtml'  => current_user_can( 'unfiltered_html' ),
			'timezone' => wp_timezone_string(),
		);
	}

	/**
	 * Returns the networks that owners can choose, with their fields.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function networks(): array {
		$networks = array();
		foreach ( Ad_Networks::all() as $slug => $network ) {
			$fields = array();
			foreach ( $network->fields() as $name => $field ) {
				$fields[] = array(
					'name'        => $name,
					'control'     => $field->control,
					'label'       => $field->label,
					'help'        => $field->help,
					'required'    => $field->is_required,
					'placeholder' => $field->placeholder,
					'fallback'    => $field->fallback,
					'max'         => Network_Field::LONGEST,
					'choices'     => self::choices( $field->choices ),
				);
			}
			$networks[] = array(
				'slug'   => $slug,
				'title'  => $network->title(),
				'asks'   => $network->third_party()->by_browser ?? false,
				'path'   => Network_Values::path( $slug ),
				'fields' => $fields,
			);
		}
		return $networks;
	}

	/**
	 * Returns choices in their order.
	 *
	 * @param array<string, string> $labels Labels by value.
	 * @return list<array{value: string, label: string}>
	 */
	private static function choices( array $labels ): array {
		$choices = array();
		foreach ( $labels as $value => $label ) {
			$choices[] = array(
				'value' => (string) $value,
				'label' => $label,
			);
		}
		return $choices;
	}

	/**
	 * Returns all groups; settings name them by their slugs.
	 *
	 * @return list<array{name: string, slug: string}>
	 */
	private static function groups(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => Ad_Type::GROUP,
				'hide_empty' => false,
			)
		);
		return array_map(
			static fn ( WP_Term $term ): array => array(
				'name' => self::group_name( $term ),
				'slug' => $term->slug,
			),
			array_values( is_array( $terms ) ? $terms : array() )
		);
	}

	/**
	 * Returns the name of a group as its owner typed it.
	 *
	 * @param WP_Term $term The group.
	 */
	public static function group_name( WP_Term $term ): string {
		return html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' );
	}

	/**
	 * Describes an ad.
	 *
	 * @param array{impressions: int, clicks: int} $totals What was counted since the beginning.
	 * @param array{impressions: int, clicks: int} $counts What was counted in the period.
	 * @return array<string, mixed>
	 */
	private static function describe( Ad $ad, array $totals, array $counts ): array {
		$terms = get_the_terms( $ad->id, Ad_Type::GROUP );
		return array(
			'id'       => $ad->id,
			'name'     => $ad->name,
			'isActive' => $ad->is_active,
			'obstacle' => $ad->obstacle( $totals ),
			'groups'   => array_values( array_map( array( self::class, 'group_name' ), is_array( $terms ) ? $terms : array() ) ),
			'settings' => self::entered( $ad->settings ),
			'picture'  => self::picture( $ad->settings['image'] ),
			'size'     => $ad->size(),
			'counts'   => $counts,
			'totals'   => $totals,
		);
	}

	/**
	 * Returns the picture of an ad; null if it has none.
	 *
	 * @param int $image Attachment ID.
	 * @return array{url: string, width: int, height: int}|null
	 */
	private static function picture( int $image ): ?array {
		$source = $image > 0 ? wp_get_attachment_image_src( $image, 'medium' ) : false;
		return false === $source ? null : array(
			'url'    => $source[0],
			'width'  => (int) $source[1],
			'height' => (int) $source[2],
		);
	}

	/**
	 * Returns settings as the screen shows them: moments in the site's time zone, such as `2030-01-31T18:00`.
	 *
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private static function entered( array $settings ): array {
		foreach ( array( 'start', 'end' ) as $field ) {
			$time               = Ad_Settings::timestamp( (string) $settings[ $field ] );
			$settings[ $field ] = 0 === $time ? '' : (string) wp_date( 'Y-m-d\TH:i', $time );
		}
		return $settings;
	}
}
