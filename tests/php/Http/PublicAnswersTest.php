<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Closure;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Http\Action;
use Frontage\Http\Action_Registry;
use Frontage\Http\Arg;
use Frontage\Http\Content_Version;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Page_Cache;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Http\Watched_User;
use Frontage\Tests\Http\Stubs\Breaks;
use Frontage\Tests\Http\Stubs\Look;

/** Tests of every action that whatever looks at the visitor while it runs makes its response private. */
final class PublicAnswersTest extends Action_TestCase {
	private ?int $post = null;

	protected function setUp(): void {
		parent::setUp();
		Content_Version::change();
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		$_COOKIE = array();
	}

	/** @return array<string, Closure(): mixed> Looks that any code may take. */
	private static function looks(): array {
		return array(
			'the login'   => static fn () => is_user_logged_in(),
			'a right'     => static fn () => current_user_can( 'read' ),
			'the user'    => static fn () => get_current_user_id(),
			'a cookie'    => static fn () => wp_get_current_commenter(),
			// phpcs:ignore WordPress.NamingConventions -- A hook of a shop.
			'the shop'    => static fn () => apply_filters( 'woocommerce_get_cart_contents', array() ),
			'our own law' => static fn () => Page_Cache::note_visitor(),
			'refusal'     => static fn () => Page_Cache::refuse(),
		);
	}

	public function test_no_action_is_public_if_something_looked(): void {
		$public = array();
		$looked = 0;
		foreach ( $this->actions() as $name => $action ) {
			if ( 200 === $this->get( $action )->status && self::is_public( $this->get( $action ) ) ) {
				$public[] = $name;
			}
			foreach ( self::looks() as $what => $look ) {
				$has_looked = false;
				$listen     = static function () use ( $look, &$has_looked ): void {
					if ( ! $has_looked && ( $GLOBALS['current_user'] ?? null ) instanceof Watched_User ) {
						$has_looked = true;
						$look();
					}
				};
				add_filter( 'all', $listen, 1 );
				$response = $this->get( $action );
				remove_filter( 'all', $listen, 1 );
				$looked += (int) $has_looked;
				self::assertFalse( $has_looked && self::is_public( $response ), "$name: $what" );
			}
		}
		self::assertContains( 'get_total_shares', $public, 'At least these are public, so that the test can fail.' );
		self::assertContains( Look::NAME, $public );
		self::assertGreaterThan( 80, $looked );
	}

	public function test_no_action_is_public_for_a_visitor_with_a_cart(): void {
		$_COOKIE = array( 'woocommerce_items_in_cart' => '1' );
		foreach ( $this->actions() as $name => $action ) {
			self::assertFalse( self::is_public( $this->get( $action ) ), $name );
		}
	}

	public function test_the_version_of_another_language_is_another(): void {
		$version = Content_Version::current();
		add_filter( 'locale', static fn (): string => 'de_DE' );
		self::assertNotSame( $version, Content_Version::current() );
	}

	public function test_the_address_of_earlier_releases_is_not_used_any_more(): void {
		self::assertNotSame( get_option( Content_Version::OPTION ), Content_Version::current() );
	}

	private static function is_public( Response $response ): bool {
		return str_contains( $response->headers['Cache-Control'] ?? '', 'public' );
	}

	/** Calls an action as a cache would. */
	private function get( Action $action ): Response {
		Page_Cache::reset();
		$fields = array_filter( array_map( fn ( Arg $arg ): mixed => $arg->required ? $this->legal( $arg ) : null, $action->args() ) );
		return $this->call( $action::NAME, $fields + array( Content_Version::FIELD => Content_Version::current() ), self::OWN_PAGE, 'GET' );
	}

	/** @return array<string, Action> All except the one that throws on purpose. */
	private function actions(): array {
		$actions = array();
		foreach ( array_diff( Action_Registry::names(), array( Breaks::NAME ) ) as $name ) {
			$entry = Manifest::get()['actions'][ $name ];
			if ( '' !== $entry['module'] ) {
				Options::save( array( $entry['kind'] => array( $entry['module'] => true ) ), array() );
			}
			$action = Action_Registry::find( $name );
			self::assertNotNull( $action, $name );
			$actions[ $name ] = $action;
		}
		return $actions;
	}

	/** Returns a valid value for a field. */
	private function legal( Arg $arg ): mixed {
		$this->post ??= $this->make_post();
		preg_match( '/^one of: ([^,]+)|as “(.+)”/u', $arg->wants, $match );
		$signed = array(
			'post'  => $this->post,
			'video' => '1',
		);
		$values = array(
			(string) $this->post,
			'1',
			$match[1] ?? '',
			isset( $match[2] ) ? Signed::make( $match[2], $signed ) : '',
			'a@example.org',
			'https://example.org/',
			'some words',
			(string) wp_json_encode(
				array(
					'action'    => 'share',
					'network'   => 'x',
					'media_url' => 'https://example.org/a.jpg',
					'post_id'   => $this->post,
				)
			),
			(string) wp_json_encode( array( 'playlistId' => Signed::make( 'video-gallery', array( 'post' => $this->post ) ) ) ),
			'{}',
			'[]',
		);
		foreach ( $values as $value ) {
			try {
				$arg->parse( 'f', '' === $value ? array( 'x' ) : $value );
				return $value;
			} catch ( Invalid_Argument ) {
				continue;
			}
		}
		return null;
	}
}
