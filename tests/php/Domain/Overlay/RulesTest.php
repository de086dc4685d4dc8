<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Overlay;

use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Rules;
use Frontage\Tests\TestCase;


/**
 * Tests overlay rules on the server.
 *
 * The server decides what it can, passes the rest to the browser, and drops everything else.
 */
final class RulesTest extends TestCase {
	/** @param array<string, mixed> $attributes */
	private static function rules( array $attributes ): mixed {
		$json = Rules::json( $attributes );
		return null === $json ? null : json_decode( $json, true );
	}

	/** @return array<string, mixed> */
	private static function timed( mixed ...$conditions ): array {
		return array(
			'triggers'   => array( array( 'type' => 'delay' ) ),
			'conditions' => $conditions,
		);
	}

	public function test_ignores_invalid_triggers(): void {
		$cases = array(
			null,
			'delay',
			array(),
			array( 'delay' ),
			array( array( 'type' => 'odd' ) ),
			array(
				array(
					'type'  => 'click',
					'value' => ' ',
				),
			),
		);
		foreach ( $cases as $triggers ) {
			self::assertNull( Rules::json( array( 'triggers' => $triggers ) ) );
		}
	}

	public function test_knows_every_trigger_and_which_needs_a_value(): void {
		$triggers = array(
			array( 'type' => 'sent' ),
			array( 'type' => 'upward' ),
			array( 'type' => 'back' ),
			array( 'type' => 'element' ),
			array( 'type' => 'cookie' ),
			array(
				'type'  => 'cookie',
				'value' => 'plan=free',
			),
		);
		$rules    = self::rules( array( 'triggers' => $triggers ) );
		self::assertIsArray( $rules );
		self::assertSame( array( 'sent', 'upward', 'back', 'cookie' ), array_column( $rules['triggers'], 'type' ) );
		self::assertSame( 'plan=free', $rules['triggers'][3]['value'] );
	}

	public function test_overlays_can_be_remembered_by_one_cookie(): void {
		$triggers = array( array( 'type' => 'exit' ) );
		$kept     = array(
			'etSocialCookie'      => 'etSocialCookie',
			''                    => null,
			'two words'           => null,
			'a=b; path=/'         => null,
			str_repeat( 'x', 65 ) => null,
		);
		foreach ( $kept as $cookie => $expected ) {
			self::assertSame( $expected, self::rules( compact( 'triggers', 'cookie' ) )['cookie'] ?? null );
		}
		self::assertArrayNotHasKey(
			'cookie',
			(array) self::rules(
				array(
					'triggers' => $triggers,
					'cookie'   => array( 'x' ),
				)
			)
		);
	}

	public function test_validates_values(): void {
		$rules = self::rules(
			array(
				'triggers' => array(
					array(
						'type'  => 'scroll',
						'value' => '050.0',
					),
					array(
						'type'  => 'delay',
						'value' => '-3',
					),
					array(
						'type'  => 'exit',
						'value' => 'x',
					),
					array(
						'type'  => 'param',
						'value' => str_repeat( 'a', 300 ),
					),
				),
				'again'    => 'for ever',
			)
		);
		self::assertSame( array( '50', '', '', str_repeat( 'a', 200 ) ), array_column( $rules['triggers'], 'value' ) );
		self::assertSame( 'visit', $rules['again'] );
		self::assertFalse( $rules['isDemanded'] );
	}

	public function test_leaves_visitor_conditions_to_the_browser(): void {
		$rules = self::rules(
			self::timed(
				array(
					'type'   => 'device',
					'values' => array( 'phone', 7 ),
				),
				array(
					'type'   => 'odd',
					'values' => array( 'x' ),
				)
			)
		);
		self::assertSame(
			array(
				array(
					'type'   => 'device',
					'values' => array( 'phone' ),
					'not'    => false,
				),
			),
			$rules['conditions']
		);
	}

	public function test_the_server_checks_page_term_and_role(): void {
		$category = $this->make_term( 'Sea' );
		$post     = $this->make_post( array( 'post_category' => array( $category ) ) );
		$this->go_to( '/?p=' . $post );
		$cases = array(
			array( 'page', 'type:post' ),
			array( 'page', "id:$post" ),
			array( 'term', "category:$category" ),
			array( 'role', 'guest' ),
		);
		foreach ( $cases as list( $type, $value ) ) {
			self::assertIsArray(
				self::rules(
					self::timed(
						array(
							'type'   => $type,
							'values' => array(
								'x',
								$value,
							),
						)
					)
				),
				"$type $value"
			);
			self::assertNull(
				Rules::json(
					self::timed(
						array(
							'type'   => $type,
							'values' => array( $value ),
							'not'    => true,
						)
					)
				),
				"not $type $value"
			);
		}
		self::assertSame(
			array(),
			self::rules(
				self::timed(
					array(
						'type'   => 'role',
						'values' => array( 'guest' ),
					)
				)
			)['conditions']
		);
		self::assertNull(
			Rules::json(
				self::timed(
					array(
						'type'   => 'role',
						'values' => array( 'member' ),
					)
				)
			)
		);
	}

	public function test_counts_openings_by_overlay(): void {
		Counts::add( 'letter', 'open' );
		Counts::add( 'letter', 'open' );
		Counts::add( 'letter', 'done' );
		self::assertSame(
			array(
				'open' => 2,
				'done' => 1,
			),
			Counts::of( 'letter' )
		);
		self::assertSame(
			array(
				'open' => 0,
				'done' => 0,
			),
			Counts::of( 'offer' )
		);
	}
}
