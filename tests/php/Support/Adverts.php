<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ad_Token;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Domain\Ads\Ad_Type;

/** The sample ads of fixtures, with the same IDs on every machine. */
final class Adverts {
	/** Group of the first two. */
	public const GROUP = 'bakery';

	private const FIRST = 9301;

	/** Creates what is missing. */
	public static function ensure(): void {
		Photographs::ensure();
		foreach ( self::all() as $place => list( $name, $settings ) ) {
			$id = self::FIRST + $place;
			if ( null === get_post( $id ) ) {
				wp_insert_post(
					array(
						'import_id'   => $id,
						'post_type'   => Ad_Type::TYPE,
						'post_title'  => $name,
						'post_status' => 'publish',
						'post_author' => 1,
						'post_date'   => '2024-03-0' . ( 9 - $place ) . ' 09:00:00',
					)
				);
				Ad_Settings::write( $id, Ad_Settings::read( $settings ) );
				if ( $place < 3 ) {
					wp_set_object_terms( $id, self::GROUP, Ad_Type::GROUP );
				}
			}
		}
	}

	/**
	 * Adds an ad of 300 by 250 pixels.
	 *
	 * @param array<string, mixed> $settings That differ.
	 * @return int Its ID.
	 */
	public static function make( array $settings = array(), string $status = 'publish' ): int {
		$id = (int) wp_insert_post(
			array(
				'post_type'   => Ad_Type::TYPE,
				'post_title'  => 'Ad',
				'post_status' => $status,
			)
		);
		$ad = array(
			'kind'   => 'html',
			'html'   => '<b>Ad</b>',
			'width'  => 300,
			'height' => 250,
		);
		Ad_Settings::write( $id, Ad_Settings::read( $settings + $ad ) );
		return $id;
	}

	/**
	 * Returns the token of an ad.
	 *
	 * @param int $id Its ID.
	 * @param int $post Post that the page shows.
	 */
	public static function token( int $id, int $post = 0 ): string {
		$ad = Ad::of( $id );
		return null === $ad ? '' : Ad_Token::make( $ad, 1800, $post );
	}

	/**
	 * Returns impressions and clicks of an ad.
	 *
	 * @param int $id Its ID.
	 * @return list<int>
	 */
	public static function totals( int $id ): array {
		return array_values( Ad_Totals::of( array( $id ) )[ $id ] );
	}

	/**
	 * Returns names and settings.
	 *
	 * @return list<array{string, array<string, mixed>}>
	 */
	private static function all(): array {
		return array(
			array(
				'Bread of the week',
				array(
					'image' => 9001,
					'url'   => 'https://bakery.example.com/',
					'width' => 300,
				),
			),
			array(
				'Courses',
				array(
					'image'   => 9003,
					'url'     => '/',
					'newTab'  => false,
					'width'   => 320,
					'height'  => 160,
					'weight'  => 3,
					'devices' => array( 'desktop', 'tablet' ),
				),
			),
			array(
				'Text',
				array(
					'kind'   => 'html',
					'html'   => '<p><strong>Fresh at six</strong> <a href="/">See what is in the oven</a></p>',
					'width'  => 300,
					'height' => 120,
					'label'  => 'From our bakery',
					'end'    => '2099-01-01T00:00:00Z',
				),
			),
			array(
				'AdSense',
				array(
					'kind'    => 'adsense',
					'adsense' => array(
						'client' => 'ca-pub-1234567890123456',
						'slot'   => '1234567890',
					),
					'width'   => 336,
					'height'  => 280,
				),
			),
		);
	}
}
