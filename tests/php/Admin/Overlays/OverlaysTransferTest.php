<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Overlays;

use Frontage\Domain\Overlay\Arrangement;
use Frontage\Tests\Admin\Settings\Rest_TestCase;

/** Tests exports and imports of what owners decide about overlays. */
final class OverlaysTransferTest extends Rest_TestCase {
	protected const ISOLATION = 'snapshot';

	public function test_decisions_move_to_another_site_and_back(): void {
		Arrangement::change( array( 'a' ), array( 'version' => 2, 'off' => true ) ); // phpcs:ignore WordPress.Arrays
		Arrangement::sort( array( 'b', 'a' ) );
		$there  = Arrangement::stored();
		$export = self::read( $this->post( '/export', array( 'parts' => array( 'overlays' ) ) ) );
		$here   = array(
			'order'    => array(),
			'overlays' => array( 'c' => array( 'from' => 5 ) ),
		);
		Arrangement::store( $here );
		$file = array( 'document' => (string) wp_json_encode( $export ) );
		self::assertCount( 2, self::read( $this->post( '/import', $file + array( 'dry_run' => true ) ) )['changes'] );
		self::assertSame( $here, Arrangement::stored() );
		$this->post( '/import', $file + array( 'dry_run' => false ) );
		self::assertSame( $there['order'], Arrangement::order() );
		self::assertSame( $here['overlays'] + $there['overlays'], Arrangement::stored()['overlays'] );
		$this->post( '/import/undo' );
		self::assertSame( $here, Arrangement::stored() );
		$export['parts']['overlays']['order'][] = '"><script>';
		$refused                                = $this->post( '/import', array( 'document' => (string) wp_json_encode( $export ) ) );
		self::assertNotSame( array(), self::read( $refused )['refused'] );
		self::assertSame( $here, Arrangement::stored() );
	}

	public function test_untrusted_decisions_are_bounded(): void {
		$raw = array(
			'order'    => array( 'a', 'a', '"><script>', 7, '' ),
			'overlays' => array(
				'a'  => array( 'off' => 1, 'from' => -5, 'until' => PHP_INT_MAX, 'version' => '7' ), // phpcs:ignore WordPress.Arrays
				'<b' => array( 'off' => true ),
				'c'  => 'off',
			),
		);
		self::assertSame(
			array(
				'order'    => array( 'a' ),
				'overlays' => array( 'a' => array( 'until' => Arrangement::LAST ) ),
			),
			Arrangement::read( $raw )
		);
	}
}
