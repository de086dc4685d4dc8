<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests the modules in the REST API.
 *
 * Their list, size and usage; for administrators only.
 */
final class ModulesTest extends TestCase {
	private const TABS = '<!-- wp:frontage/tabs --><!-- /wp:frontage/tabs -->';

	private function ask( string $path ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/$path" ) );
	}

	/** @return array<string, array<string, mixed>> Modules by slug. */
	private function modules(): array {
		$this->act_as( $this->make_user( 'administrator' ) );
		return array_column( $this->ask( 'modules' )->get_data()['modules'], null, 'slug' );
	}

	public function test_only_administrators_may_ask(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( $this->ask( 'modules' )->get_status(), array( 401, 403 ) );
			self::assertContains( $this->ask( 'modules/tabs/places' )->get_status(), array( 401, 403 ) );
		}
	}

	public function test_describes_every_module(): void {
		$modules = $this->modules();
		foreach ( array( 'blocks', 'features', 'extensions' ) as $kind ) {
			foreach ( array_keys( Manifest::get()[ $kind ] ) as $slug ) {
				self::assertSame( $kind, $modules[ $slug ]['kind'] );
				self::assertNotSame( '', $modules[ $slug ]['title'], $slug );
				self::assertNotSame(
					'',
					$modules[ $slug ]['description'],
					"$slug needs a description: block.json, or Frontage\\Base\\Has_Description."
				);
			}
		}
		$titles = array_map( 'strtolower', array_column( $modules, 'title' ) );
		$sorted = $titles;
		sort( $sorted );
		self::assertSame( $sorted, $titles );
	}

	public function test_returns_cost_and_parent_of_a_block(): void {
		$modules = $this->modules();
		self::assertContains( array( 'islands.js', 'load', 1 ), $modules['tabs']['cost']['entries'] );
		self::assertContains( array( 'tabs/view.js', 'use', 1 ), $modules['tabs']['cost']['entries'] );
		self::assertFalse( $modules['tabs']['cost']['react'] );
		self::assertTrue( $modules['gallery']['cost']['react'] );
		self::assertNotContains( array( 'islands.js', 'load', 1 ), $modules['sticky-header']['cost']['entries'] );
		self::assertSame( array( 'tabs' ), $modules['tab']['parents'] );
		self::assertSame( array(), $modules['tabs']['parents'] );
	}

	public function test_includes_inactive_modules(): void {
		Options::save( array( 'blocks' => array( 'tabs' => false ) ), array() );
		self::assertSame( 'Frontage Tabs', $this->modules()['tabs']['title'] );
	}

	public function test_uses_the_users_language(): void {
		$translate = static fn ( string $text, string $original ): string => 'Frontage Tabs' === $original ? 'Karteikarten' : $text;
		add_filter( 'gettext_with_context_frontage', $translate, 10, 2 );
		self::assertSame( 'Karteikarten', $this->modules()['tabs']['title'] );
	}

	public function test_keywords_are_the_inserters_in_the_users_language(): void {
		$modules = $this->modules();
		$types   = \WP_Block_Type_Registry::get_instance()->get_all_registered();
		foreach ( $modules as $slug => $module ) {
			self::assertGreaterThanOrEqual( 3, count( (array) $module['keywords'] ), $slug );
			if ( 'blocks' === $module['kind'] && isset( $types[ "frontage/$slug" ]->keywords[0] ) ) {
				self::assertSame( $types[ "frontage/$slug" ]->keywords, $module['keywords'], $slug );
			}
		}
		self::assertContains( 'scroll to top', (array) $modules['back-to-top']['keywords'] );
		$translate = static fn ( string $text, string $original, string $context ): string =>
			'faq block keyword' === "$original $context" ? 'FAQ' : $text;
		add_filter( 'gettext_with_context_frontage', $translate, 10, 3 );
		self::assertContains( 'FAQ', (array) $this->modules()['accordion']['keywords'] );
	}

	public function test_counts_places_of_blocks_but_not_of_features(): void {
		$this->make_post( array( 'post_content' => self::TABS ) );
		$this->make_post(
			array(
				'post_content' => self::TABS,
				'post_status'  => 'draft',
			)
		);
		$modules = $this->modules();
		self::assertSame(
			array( 2, 0, null ),
			array( $modules['tabs']['places'], $modules['gallery']['places'], $modules['back-to-top']['places'] )
		);
	}

	public function test_says_which_blocks_may_appear_without_being_inserted(): void {
		$automatic = fn (): array => array_keys( array_filter( array_column( $this->modules(), 'isAutomatic', 'slug' ) ) );
		self::assertSame( array( 'like-button' ), $automatic() );
		Options::save( array(), array( 'reading-progress' => array( 'on' => 'posts' ) ) );
		self::assertSame( array( 'like-button', 'reading-progress' ), $automatic() );
	}

	public function test_lists_the_places(): void {
		$post = $this->make_post(
			array(
				'post_title'   => 'With tabs',
				'post_content' => self::TABS,
			)
		);
		$this->act_as( $this->make_user( 'administrator' ) );
		$data = $this->ask( 'modules/tabs/places' )->get_data();
		self::assertSame(
			array( 1, 'With tabs', get_permalink( $post ) ),
			array( $data['total'], $data['places'][0]['title'], $data['places'][0]['view'] )
		);
		self::assertSame( 0, $this->ask( 'modules/gallery/places' )->get_data()['total'] );
		self::assertSame( 404, $this->ask( 'modules/nothing/places' )->get_status() );
	}
}
