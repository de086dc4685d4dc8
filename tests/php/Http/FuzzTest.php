<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Http\Action;
use Frontage\Http\Action_Registry;
use Frontage\Http\Arg;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Http\Token;
use Frontage\Tests\Http\Stubs\Breaks;


/**
 * Tests every action with hostile input.
 *
 * A clean response or an error that names the field; never a notice, a warning or a 500.
 */
final class FuzzTest extends Action_TestCase {
	/** Hostile values for each field. */
	private const HOSTILE = array(
		'missing'       => null,
		'empty'         => '',
		'list'          => array( 'x' ),
		'map'           => array( 'a' => array( 'b' => array( 'c' => 'd' ) ) ),
		'empty list'    => array(),
		'zero'          => '0',
		'negative'      => '-1',
		'huge number'   => '99999999999999999999999999',
		'largest'       => PHP_INT_MAX,
		'fraction'      => 1.5,
		'yes'           => true,
		'no'            => false,
		'markup'        => '"><img src=x onerror=alert(1)>',
		'quote'         => "' OR 1=1 -- ",
		'slashes'       => '\\\'"\\0',
		'traversal'     => '../../../wp-config.php',
		'nul'           => "a\0b",
		'bad utf-8'     => "\xc3\x28\xff\xfe",
		'line breaks'   => "a\r\nBcc: b@example.org",
		'object'        => 'O:8:"stdClass":0:{}',
		'format'        => '%s%n%1$s%',
		'json'          => '{"a":{"b":[1,2,{"c":null}]}}',
		'json list'     => '[[[[[[[[1]]]]]]]]',
		'json of nulls' => '{"network":null,"post_id":null}',
		'signed?'       => 'eyJhIjoxfQ.c2lnbmVk',
		'url'           => 'javascript:alert(1)',
		'local address' => 'http://169.254.169.254/latest/meta-data',
	);

	private ?int $post = null;

	public function test_every_field_of_every_action_survives_hostile_values(): void {
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		$hostile = self::HOSTILE + array( 'huge' => str_repeat( 'A', 300000 ) );
		$tried   = 0;
		foreach ( $this->actions() as $name => $action ) {
			$this->act_as( $action->policy()->needs_token() ? $this->make_user( 'administrator' ) : 0 );
			foreach ( array_keys( $action->args() ) as $field ) {
				foreach ( $hostile as $kind => $value ) {
					$this->assert_clean(
						"$name, $field: $kind",
						array_keys( $action->args() ),
						$this->send( $action, $field, $value, false )
					);
					// A checksum is only valid for the form's own text.
					$this->assert_clean(
						"$name, $field among legal ones: $kind",
						array( $field, 'et_checksum' ),
						$this->send( $action, $field, $value, true )
					);
					++$tried;
				}
			}
		}
		self::assertGreaterThan( 300, $tried );
	}

	public function test_survives_invalid_field_names(): void {
		foreach ( array_keys( $this->actions() ) as $name ) {
			foreach ( array( array( array( 'x' ) ), array( '' => 'x' ), array( 0 => 1 ), array( 'action' => array() ) ) as $fields ) {
				self::assertLessThan( 500, $this->call( (string) $name, $fields )->status );
			}
		}
	}

	/** @return array<string, Action> All except the one that throws on purpose. */
	private function actions(): array {
		$actions = array();
		foreach ( array_diff( Action_Registry::names(), array( Breaks::NAME ) ) as $name ) {
			$this->switch_on( $name );
			$action = Action_Registry::find( $name );
			self::assertNotNull( $action, "$name cannot be built." );
			$actions[ $name ] = $action;
		}
		return $actions;
	}

	/** Enables an action's module. */
	private function switch_on( string $name ): void {
		$entry = Manifest::get()['actions'][ $name ];
		if ( '' !== $entry['module'] ) {
			Options::save( array( $entry['kind'] => array( $entry['module'] => true ) ), array() );
		}
	}

	/** Sends one hostile field, with the other required fields or with all others. */
	private function send( Action $action, string $field, mixed $value, bool $with_all ): Response {
		$fields = array_map( fn ( Arg $arg ): mixed => $with_all || $arg->required ? $this->legal( $arg ) : null, $action->args() );
		return $this->call(
			$action::NAME,
			array( $field => $value ) + array_filter( $fields ),
			self::OWN_PAGE + array( 'x-frontage-token' => Token::make() )
		);
	}

	/** Returns a valid value for a field. */
	private function legal( Arg $arg ): mixed {
		$this->post ??= $this->make_post();
		preg_match( '/^one of: ([^,]+)|as “(.+)”/u', $arg->wants, $match );
		$signed = isset( $match[2] ) ? Signed::make( $match[2], array( 'post' => $this->post ) ) : '';
		$values = array(
			(string) $this->post,
			'1',
			$match[1] ?? '',
			$signed,
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

	/**
	 * Asserts a clean response to one hostile field.
	 *
	 * @param list<string> $fields Fields that may be at fault.
	 */
	private function assert_clean( string $what, array $fields, Response $response ): void {
		self::assertContains( $response->status, array( 200, 201, 202, 204, 303, 400, 403, 404, 413, 422 ), "$what: $response->body" );
		if ( in_array( $response->status, array( 400, 403 ), true ) ) {
			self::assertContains( explode( '.', $response->data()['field'] ?? '' )[0], $fields, "$what: $response->body" );
		}
		self::assertStringNotContainsString( '<img src=x', $response->body, "$what is printed as it came" );
	}
}
