<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Http\Action;
use Frontage\Http\Action_Registry;
use Frontage\Http\Arg;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Page_Cache;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Http\Token;
use Frontage\Tests\Http\Stubs\Breaks;

/** Base class of tests of every action that what is hidden and what never was have one answer. */
abstract class Hidden_Things_TestCase extends Action_TestCase {
	/** Members of objects and of signed values that may name something. */
	private const MEMBERS = array(
		'post',
		'post_id',
		'page',
		'place',
		'id',
		'test_id',
		'subject_id',
		'calendar',
		'term',
		'terms',
		'author',
		'authors',
	);

	private int $public = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		add_filter( 'frontage_network_votes', static fn (): int => 1000000 );
		$this->public = $this->make_post();
	}

	/**
	 * Checks that every action answers about hidden things as about one that never was.
	 *
	 * @param array<string, int|string> $hidden How a request names them, by kind.
	 * @param int|string $missing The same of one that never was.
	 * @return int Number of requests.
	 */
	protected function compare( array $hidden, int|string $missing ): int {
		$names = array( ...array_values( $hidden ), $missing );
		$tried = 0;
		foreach ( $this->actions() as $name => $action ) {
			if ( $action->policy()->needs_token() && current_user_can( 'read' ) ) {
				continue;
			}
			foreach ( $this->variants( $action ) as $what => $fields ) {
				foreach ( array( 'POST', 'GET' ) as $method ) {
					$this->send( $action, $fields( $missing ), $method ); // What styles a request loads first.
					$expected = self::essence( $this->send( $action, $fields( $missing ), $method ), $names );
					foreach ( $hidden as $kind => $one ) {
						Page_Cache::reset();
						$response = self::essence( $this->send( $action, $fields( $one ), $method ), $names );
						self::assertSame( $expected, $response, "$name, $what: $kind, $method" );
						++$tried;
					}
				}
			}
		}
		return $tried;
	}

	/**
	 * Returns what a visitor sees of a response, without the names that he sent.
	 *
	 * @param list<int|string> $names
	 * @return array{int, string, array<string, string>}
	 */
	private static function essence( Response $response, array $names ): array {
		$names = array_map( 'strval', $names );
		$names = array( ...$names, ...array_map( 'rawurlencode', $names ), ...array_map( 'esc_url', $names ) );
		return array( $response->status, str_replace( $names, 'N', $response->body ), str_replace( $names, 'N', $response->headers ) );
	}

	/**
	 * Returns ways in which a request can name something: a field, a member of an object, or a member of a signed value.
	 *
	 * @return array<string, \Closure( int|string ): array<string, mixed>>
	 */
	private function variants( Action $action ): array {
		$legal = array();
		foreach ( $action->args() as $field => $arg ) {
			$legal[ $field ] = $this->legal( $arg );
		}
		$required = array_filter(
			$legal,
			static fn ( string $field ): bool => null !== $legal[ $field ] && $action->args()[ $field ]->required,
			ARRAY_FILTER_USE_KEY
		);
		$variants = array();
		foreach ( $action->args() as $field => $arg ) {
			$variants[ $field ]         = static fn ( int|string $id ): array => array( $field => (string) $id ) + $required;
			$variants[ "$field among" ] = static fn ( int|string $id ): array => array( $field => (string) $id ) + array_filter( $legal );
			$variants[ "$field, list" ] = static fn ( int|string $id ): array => array( $field => array( (string) $id ) ) + $required;
			if ( 1 === preg_match( '/as “(.+)”/u', $arg->wants, $match ) ) {
				$variants[ "$field, signed" ] = static fn ( int|string $id ): array => array(
					$field => Signed::make( $match[1], array_fill_keys( self::MEMBERS, $id ) + array( 'video' => '1' ) ),
				) + $required;
			}
			$object = is_string( $legal[ $field ] ) ? json_decode( $legal[ $field ], true ) : null;
			foreach ( is_array( $object ) ? array_keys( $object ) : array() as $member ) {
				foreach ( array( 'strval', 'intval' ) as $type ) {
					$variants[ "$field.$member, $type" ] = static fn ( int|string $id ): array => array(
						$field => (string) wp_json_encode( array( $member => $type( $id ) ) + $object ),
					) + $required;
				}
			}
		}
		return $variants;
	}

	/**
	 * Calls an action as a page of this site does.
	 *
	 * @param array<string, mixed> $fields Request fields.
	 */
	private function send( Action $action, array $fields, string $method ): Response {
		return $this->call( $action::NAME, $fields, self::OWN_PAGE + array( 'x-frontage-token' => Token::make() ), $method );
	}

	/** @return array<string, Action> All that visitors may call. */
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
		preg_match( '/^one of: ([^,]+)|as “(.+)”/u', $arg->wants, $match );
		$signed = array(
			'post'  => $this->public,
			'video' => '1',
		);
		$values = array(
			(string) $this->public,
			'1',
			$match[1] ?? '',
			isset( $match[2] ) ? Signed::make( $match[2], $signed ) : '',
			'a@example.org',
			'https://example.org/',
			'some words',
			(string) wp_json_encode(
				array(
					'action'      => 'share',
					'network'     => 'x',
					'media_url'   => 'https://example.org/a.jpg',
					'post_id'     => $this->public,
					'test_id'     => 'b0a8e7b6-3d0c-4b5e-8b0a-2f6f0c1f2a3b',
					'subject_id'  => 1,
					'record_type' => 'view_page',
				)
			),
			(string) wp_json_encode( array( 'playlistId' => Signed::make( 'video-gallery', array( 'post' => $this->public ) ) ) ),
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
