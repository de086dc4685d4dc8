<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map\Test;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Tests\TestCase;

/** Tests the printed map: the list says everything, the drawing asks nobody, what means harm is text. */
final class MapTest extends TestCase {
	private const MILL = array(
		'pin_item_title' => 'Mill & more',
		'address'        => 'River Road 30',
		'pin_latitude'   => '47.8048',
		'pin_longitude'  => '13.0379',
	);

	/**
	 * @param array<string, mixed> $attributes Of the block.
	 */
	private static function html( array $attributes ): string {
		return do_blocks( '<!-- wp:frontage/map ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}

	/**
	 * @param array<string, mixed> $attributes Of the block.
	 * @return array<string, mixed>
	 */
	private static function props( array $attributes ): array {
		$tags = new \WP_HTML_Tag_Processor( self::html( $attributes ) );
		while ( $tags->next_tag( array( 'tag_name' => 'frontage-island' ) ) ) {
			if ( 'map' === $tags->get_attribute( 'name' ) ) {
				return (array) json_decode( (string) $tags->get_attribute( 'props' ), true );
			}
		}
		self::fail( 'There is no island.' );
	}

	public function test_lists_places_with_directions(): void {
		$html = self::html( array( 'places' => array( self::MILL ) ) );
		self::assertStringContainsString( '>Mill &amp; more</button>', $html );
		self::assertStringContainsString( 'href="https://www.openstreetmap.org/directions?to=47.8048%2C13.0379"', $html );
		self::assertStringContainsString( 'href="https://www.google.com/maps/dir/?api=1&amp;destination=47.8048%2C13.0379"', $html );
		self::assertStringContainsString( 'href="geo:47.8048,13.0379?q=47.8048%2C13.0379(Mill%20%26%20more)"', $html );
	}

	public function test_a_place_without_coordinates_is_found_by_its_address(): void {
		$html = self::html( array( 'places' => array( array( 'address' => 'Long Street 1' ) ) ) );
		self::assertStringContainsString( 'href="https://www.openstreetmap.org/search?query=Long%20Street%201"', $html );
		self::assertStringNotContainsString( 'geo:', $html );
		self::assertStringNotContainsString( 'data-place', $html );
		// The default center (S2 §9).
		$center = self::props( array( 'places' => array( array( 'address' => 'x' ) ) ) )['center'];
		self::assertEqualsWithDelta( array( 51.4779, 0 ), $center, 1e-4 );
	}

	public function test_prints_nothing_without_places_and_shapes(): void {
		self::assertSame( '', do_blocks( '<!-- wp:frontage/map /-->' ) );
		self::assertSame( '', self::html( array( 'places' => array( array(), array( 'pin_latitude' => '91' ) ) ) ) );
		self::assertSame( '', self::html( array( 'googleMapType' => 'polyline' ) ) );
	}

	public function test_nothing_of_others_is_in_the_page_before_a_press(): void {
		$html = self::html( array( 'places' => array( self::MILL ) ) );
		self::assertSame( 0, preg_match( '/<(?:img|script|iframe|link)\b|\bsrc="https?:/', str_replace( home_url(), '', $html ) ) );
		self::assertStringContainsString( 'data-consent="once"', $html );
		self::assertStringContainsString( 'https://osmfoundation.org/wiki/Privacy_Policy', $html );
		self::assertStringContainsString( 'name="map-remembered"', $html );
	}

	public function test_loads_when_it_is_near_if_the_owner_asks_nobody(): void {
		Options::save( array(), array( Options::SITE => array( Consent_Mode::KEY => Consent_Mode::ALLOW ) ) );
		$html = self::html( array( 'places' => array( self::MILL ) ) );
		self::assertStringNotContainsString( 'map-remembered', $html );
		self::assertStringContainsString( 'wake="visible"', $html );
	}

	public function test_google_needs_both_keys(): void {
		$google = array(
			'provider' => 'google',
			'places'   => array( self::MILL ),
		);
		Options::save( array(), array( 'google-maps' => array( 'browser_key' => 'public' ) ) );
		self::assertSame( 'openstreetmap', self::props( $google )['terms']['vendor'] );
		Options::save(
			array(),
			array(
				'google-maps' => array(
					'browser_key' => 'public',
					'server_key'  => 'very-secret',
				),
			)
		);
		self::assertSame( 'google-maps', self::props( $google )['terms']['vendor'] );
		self::assertSame( array( 'key' => 'public' ), self::props( $google )['vendor'] );
		self::assertStringNotContainsString( 'very-secret', self::html( $google ) );
	}

	public function test_only_usable_addresses_of_tiles_are_used(): void {
		$used = static fn (): string => self::props( array( 'places' => array( self::MILL ) ) )['vendor']['tiles'];
		foreach ( array( 'http://a.test/{z}/{x}/{y}.png', 'javascript:alert(1)//{z}{x}{y}', 'https://a.test/{z}/{x}.png' ) as $tiles ) {
			Options::save( array(), array( 'openstreetmap' => compact( 'tiles' ) ) );
			self::assertStringStartsWith( 'https://tile.openstreetmap.org/', $used() );
		}
		Options::save( array(), array( 'openstreetmap' => array( 'tiles' => 'https://a.test/{z}/{x}/{y}.png' ) ) );
		self::assertSame( 'https://a.test/{z}/{x}/{y}.png', $used() );
	}

	public function test_invalid_styles_are_ignored(): void {
		$style = static fn ( string $json ): mixed => self::props(
			array(
				'places'      => array( self::MILL ),
				'mapStyle'    => 'custom',
				'customStyle' => $json,
			)
		)['customStyle'];
		foreach ( array( '', '{', 'null', '3', '{"a":1}', '["x",null]', str_repeat( '[', 40 ), '"\u0000"' ) as $json ) {
			self::assertSame( array(), $style( $json ), $json );
		}
		$valid = array(
			array(
				'featureType' => 'water',
				'stylers'     => array( array( 'color' => '#abc' ) ),
			),
		);
		self::assertSame( $valid, $style( (string) wp_json_encode( $valid ) ) );
	}

	public function test_a_route_says_how_far_it_is_and_its_mode_in_upper_case(): void {
		$route = array(
			'googleMapType' => 'routes',
			'originLat'     => '48.1402',
			'originLng'     => '11.5586',
			'destLat'       => '48.1374',
			'destLng'       => '11.5755',
			'travelMode'    => 'bicycling',
		);
		self::assertStringContainsString( 'straight distance: 0.8 mi.', self::html( $route ) );
		self::assertSame( 'BICYCLING', self::props( $route )['shape']['travelMode'] );
		self::assertSame( '', self::html( array( 'destLat' => '' ) + $route ) );
	}

	public function test_many_places_are_dots(): void {
		$places = array();
		for ( $at = 0; $at < 60; $at++ ) {
			$places[] = array(
				'pin_latitude'  => (string) ( 40 + $at / 10 ),
				'pin_longitude' => '10',
			) + self::MILL;
		}
		$html = self::html( compact( 'places' ) );
		self::assertStringNotContainsString( '__mark', $html );
		self::assertSame( 60, substr_count( $html, 'h0' ) );
		self::assertSame( 60, substr_count( $html, '<li ' ) );
	}
}
