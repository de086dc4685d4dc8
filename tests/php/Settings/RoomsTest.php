<?php
/**
 * The rooms at the REST API.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Settings;

use Frontage\Kernel\Manifest;
use Frontage\Settings\Options;
use Frontage\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** What there is, what it weighs, where it is used; for administrators. */
final class RoomsTest extends TestCase {
	private const TABS = '<!-- wp:frontage/tabs --><!-- /wp:frontage/tabs -->';

	private function ask( string $path ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/$path" ) );
	}

	/** @return array<string, array<string, mixed>> By slug. */
	private function rooms(): array {
		$this->act_as( $this->make_user( 'administrator' ) );
		return array_column( $this->ask( 'rooms' )->get_data()['rooms'], null, 'slug' );
	}

	public function test_only_administrators_may_ask(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( $this->ask( 'rooms' )->get_status(), array( 401, 403 ) );
			self::assertContains( $this->ask( 'rooms/tabs/places' )->get_status(), array( 401, 403 ) );
		}
	}

	public function test_describes_every_room(): void {
		$rooms = $this->rooms();
		foreach ( array( 'blocks', 'features', 'extensions' ) as $kind ) {
			foreach ( array_keys( Manifest::get()[ $kind ] ) as $slug ) {
				self::assertSame( $kind, $rooms[ $slug ]['kind'] );
				self::assertNotSame( '', $rooms[ $slug ]['title'], $slug );
				self::assertNotSame( '', $rooms[ $slug ]['description'], "$slug needs a description: block.json, or Frontage\\Kernel\\Described." );
			}
		}
		$titles = array_map( 'strtolower', array_column( $rooms, 'title' ) );
		$sorted = $titles;
		sort( $sorted );
		self::assertSame( $sorted, $titles );
	}

	public function test_tells_what_a_block_weighs_and_whose_child_it_is(): void {
		$rooms = $this->rooms();
		self::assertGreaterThan( 1000, $rooms['tabs']['bytes']['load'] );
		self::assertGreaterThan( 500, $rooms['tabs']['bytes']['use'] );
		self::assertFalse( $rooms['tabs']['bytes']['react'] );
		self::assertTrue( $rooms['gallery']['bytes']['react'] );
		self::assertSame( 0, $rooms['sticky-header']['bytes']['load'] );
		self::assertSame( array( 'tabs' ), $rooms['tab']['parents'] );
		self::assertSame( array(), $rooms['tabs']['parents'] );
	}

	public function test_names_rooms_that_are_off_too(): void {
		Options::save( array( 'blocks' => array( 'tabs' => false ) ), array() );
		self::assertSame( 'Tabs', $this->rooms()['tabs']['title'] );
	}

	public function test_speaks_the_users_language(): void {
		$translate = static fn ( string $text, string $original ): string => 'Tabs' === $original ? 'Karteikarten' : $text;
		add_filter( 'gettext_with_context_frontage', $translate, 10, 2 );
		self::assertSame( 'Karteikarten', $this->rooms()['tabs']['title'] );
	}

	public function test_counts_places_of_blocks_but_not_of_features(): void {
		$this->make_post( array( 'post_content' => self::TABS ) );
		$this->make_post(
			array(
				'post_content' => self::TABS,
				'post_status'  => 'draft',
			)
		);
		$rooms = $this->rooms();
		self::assertSame( array( 2, 0, null ), array( $rooms['tabs']['places'], $rooms['gallery']['places'], $rooms['back-to-top']['places'] ) );
	}

	public function test_names_the_places(): void {
		$post = $this->make_post(
			array(
				'post_title'   => 'With tabs',
				'post_content' => self::TABS,
			)
		);
		$this->act_as( $this->make_user( 'administrator' ) );
		$data = $this->ask( 'rooms/tabs/places' )->get_data();
		self::assertSame( array( 1, 'With tabs', get_permalink( $post ) ), array( $data['total'], $data['places'][0]['title'], $data['places'][0]['view'] ) );
		self::assertSame( 0, $this->ask( 'rooms/gallery/places' )->get_data()['total'] );
		self::assertSame( 404, $this->ask( 'rooms/nothing/places' )->get_status() );
	}
}
