<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Abilities;

use Frontage\Admin\Abilities\Abilities;
use Frontage\Admin\Abilities\List_Widgets;
use Frontage\Admin\Abilities\Read_Counters;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;


/**
 * Tests the abilities for AI assistants.
 *
 * Abilities are registered as WordPress requires, are read-only, and respect permissions.
 */
final class AbilitiesTest extends TestCase {
	/**
	 * Registers the abilities as in WordPress 6.9, unless WordPress does.
	 *
	 * @return array<string, array<string, mixed>> Registered abilities by name.
	 */
	private function registered(): array {
		if ( function_exists( 'wp_get_abilities' ) ) {
			return self::registered_by_wordpress();
		}
		if ( ! function_exists( 'wp_register_ability' ) ) {
			require_once __DIR__ . '/wp-6.9.php';
		}
		Registered::$abilities  = array();
		Registered::$categories = array();
		do_action( 'wp_abilities_api_categories_init' );
		do_action( 'wp_abilities_api_init' );
		return Registered::$abilities;
	}

	/**
	 * Returns the registered abilities from WordPress's own registry.
	 *
	 * @return array<string, array<string, mixed>> By name, with the arguments of `wp_register_ability()`.
	 */
	private static function registered_by_wordpress(): array {
		$found = array();
		foreach ( wp_get_abilities() as $name => $ability ) {
			if ( str_starts_with( $name, 'frontage/' ) ) {
				$found[ $name ] = array(
					'label'               => $ability->get_label(),
					'description'         => $ability->get_description(),
					'category'            => $ability->get_category(),
					'meta'                => $ability->get_meta(),
					'execute_callback'    => array( $ability, 'execute' ),
					'permission_callback' => static fn (): bool => true === $ability->check_permissions( self::input( $name ) ),
				);
			}
		}
		$category               = wp_get_ability_category( Abilities::CATEGORY );
		Registered::$categories = null === $category ? array() : array( Abilities::CATEGORY => array( 'label' => $category->get_label() ) );
		return $found;
	}

	/**
	 * Returns valid input of an ability.
	 *
	 * @param string $name Ability name.
	 * @return array{kind: string, posts: list<int>}|null
	 */
	private static function input( string $name ): ?array {
		return Read_Counters::NAME === $name ? array(
			'kind'  => 'likes',
			'posts' => array( 1 ),
		) : null;
	}

	#[Group( 'before-6.9' )]
	public function test_does_nothing_without_the_abilities_api(): void {
		do_action( 'wp_abilities_api_init' );
		self::assertSame( 10, has_action( 'wp_abilities_api_init', array( Abilities::class, 'register' ) ) );
		if ( ! function_exists( 'wp_register_ability' ) ) {
			Abilities::register();
			Abilities::register_category();
		}
	}

	#[Group( 'since-6.9' )]
	public function test_wordpress_runs_them_and_accepts_their_output(): void {
		$this->act_as( $this->make_user( 'contributor' ) );
		foreach ( array( List_Widgets::NAME, Read_Counters::NAME ) as $name ) {
			$output = wp_get_ability( $name )?->execute( self::input( $name ) );
			self::assertIsArray( $output, is_wp_error( $output ) ? $output->get_error_message() : $name );
			self::assertNotSame( array(), $output );
		}
	}

	public function test_abilities_are_read_only_and_complete(): void {
		$abilities = $this->registered();
		self::assertSame( array( 'frontage/list-widgets', 'frontage/read-counters' ), array_keys( $abilities ) );
		self::assertArrayHasKey( 'frontage', Registered::$categories );
		foreach ( $abilities as $name => $ability ) {
			self::assertMatchesRegularExpression( '~^[a-z0-9-]+/[a-z0-9-]+$~', $name );
			self::assertSame( 'frontage', $ability['category'] );
			self::assertTrue( $ability['meta']['annotations']['readonly'] );
			self::assertFalse( $ability['meta']['annotations']['destructive'] );
			self::assertIsCallable( $ability['execute_callback'] );
			self::assertNotEmpty( $ability['label'] );
			self::assertNotEmpty( $ability['description'] );
		}
	}

	public function test_only_users_who_can_edit_posts_may_use_them(): void {
		$cases = array(
			0             => false,
			'subscriber'  => false,
			'contributor' => true,
		);
		foreach ( $cases as $role => $may ) {
			$this->act_as( is_string( $role ) ? $this->make_user( $role ) : 0 );
			foreach ( $this->registered() as $ability ) {
				self::assertSame( $may, call_user_func( $ability['permission_callback'] ) );
			}
		}
	}

	public function test_widgets_are_listed_with_their_status(): void {
		Options::save( array( 'blocks' => array( 'tabs' => false ) ), array() );
		$widgets = array_column( List_Widgets::run(), null, 'name' );
		self::assertFalse( $widgets['tabs']['is_on'] );
		self::assertTrue( $widgets['accordion']['is_on'] );
		self::assertSame( 'features', $widgets['back-to-top']['kind'] );
		self::assertNotSame( '', $widgets['animation']['title'] );
	}

	public function test_reads_counters_only_of_posts_the_user_can_read(): void {
		$public  = $this->make_post();
		$private = $this->make_post( array( 'post_status' => 'private' ) );
		Counters::set( 'likes', $public, 7 );
		Counters::set( 'likes', $private, 9 );
		$ask = array(
			'kind'  => 'likes',
			'posts' => array( $public, (string) $private, 999999, 'x', $public ),
		);
		$this->act_as( $this->make_user( 'contributor' ) );
		self::assertSame(
			array(
				array(
					'post'  => $public,
					'count' => 7,
				),
			),
			Read_Counters::run( $ask )
		);
		$this->act_as( $this->make_user( 'editor' ) );
		self::assertSame( array( 7, 9 ), array_column( Read_Counters::run( $ask ), 'count' ) );
	}

	public function test_invalid_input_returns_nothing(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$cases = array(
			null,
			array(),
			array(
				'kind'  => array(),
				'posts' => 'x',
			),
		);
		foreach ( $cases as $input ) {
			self::assertSame( array(), Read_Counters::run( $input ) );
		}
	}
}
