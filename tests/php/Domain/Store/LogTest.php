<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Log;
use Frontage\Base\Store\Redactor;
use Frontage\Domain\Store\Outbound_Calls;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests what the log stores, and what it must not.
 *
 * Kinds of rows, pagination, and no personal data.
 */
final class LogTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Log::clear();
	}

	public function test_finds_rows_by_kind_and_page(): void {
		Log::count( 'failed', 'an-action', 'broke' );
		Log::count( 'refused_origin', 'an-action' );
		Log::count( 'refused_origin', 'an-action' );
		Log::count( 'refusedXorigin', 'is an error' );
		Outbound_Calls::note( 'maps', 'tiles.example.org', 200, 12, 345 );
		self::assertSame(
			array( 5 - 1, 1, 2, 1 ),
			array( Log::size(), Log::size( 'refused' ), Log::size( 'errors' ), Log::size( 'outbound' ) )
		);
		self::assertSame( 2, Log::latest( 1, 'refused' )[0]['hits'] );
		self::assertSame( array( 'failed', 'refusedXorigin' ), array_column( Log::latest( 10, 'errors' ), 'event' ) );
		self::assertSame( array( 'refusedXorigin' ), array_column( Log::latest( 10, 'errors', 1 ), 'event' ) );
		self::assertSame(
			array( 'errors', 'refused', 'outbound' ),
			array_map( array( Log::class, 'kind_of' ), array( 'failed', 'refused_origin', Outbound_Calls::OK ) )
		);
	}

	public function test_logs_requests_by_result_without_the_url(): void {
		Outbound_Calls::note( 'list', 'api.example.org', 200, 10, 20 );
		Outbound_Calls::note( 'list', 'api.example.org', 200, 30, 40 );
		Outbound_Calls::note( 'list', 'api.example.org', 503, 5 );
		Outbound_Calls::note(
			'list',
			'api.example.org',
			0,
			5000,
			0,
			'Could not reach https://api.example.org/3/lists/7?key=swordfish for anna@example.net'
		);
		$rows = array_column( Log::latest( 10, 'outbound' ), null, 'event' );
		self::assertSame(
			array( 'list api.example.org', 2, '200 · 30 ms · 40 B' ),
			array( $rows[ Outbound_Calls::OK ]['subject'], $rows[ Outbound_Calls::OK ]['hits'], $rows[ Outbound_Calls::OK ]['detail'] )
		);
		self::assertSame( 2, $rows[ Outbound_Calls::FAILED ]['hits'] );
		self::assertStringNotContainsString( 'swordfish', $rows[ Outbound_Calls::FAILED ]['detail'] );
		self::assertStringNotContainsString( 'anna', $rows[ Outbound_Calls::FAILED ]['detail'] );
		self::assertStringContainsString( '– · 5000 ms', $rows[ Outbound_Calls::FAILED ]['detail'] );
	}

	/** @return array<string, array{string, string}> */
	public static function texts(): array {
		return array(
			'an e-mail address'    => array( 'No mail to anna.b+c@example.co.uk today', 'No mail to ••• today' ),
			'an address of IPv4'   => array( 'from 192.168.17.4: no', 'from •••: no' ),
			'an address of IPv6'   => array( 'from 2001:db8::ff00:42:8329 no', 'from ••• no' ),
			'a version stays'      => array( 'WordPress 6.7.1 at 12:30:05', 'WordPress 6.7.1 at 12:30:05' ),
			'a query string'       => array( 'GET https://example.org/a?token=x#y failed', 'GET https://example.org/a?••• failed' ),
			'a password in a URL'  => array( 'https://me:pw@example.org/a', 'https://example.org/a' ),
			'a value in SQL'       => array(
				"Duplicate entry 'Bob O''Hara-7' for key 'PRIMARY'",
				"Duplicate entry '•••' for key 'PRIMARY'",
			),
			'a table stays'        => array( "Table 'db.wp_frontage_log' doesn't exist", "Table 'db.wp_frontage_log' doesn't exist" ),
			'a folder'             => array( 'in /srv/www/my site/wp-content/Breaks.php:12', 'in Breaks.php:12' ),
			'a folder on Windows'  => array( 'in C:\\www\\site\\Breaks.php:12', 'in Breaks.php:12' ),
			'a key'                => array( 'key abcdef0123456789abcdef0123456789-us21 is wrong', 'key ••• is wrong' ),
			'a long word stays'    => array( 'rest_cannot_manage_options_here', 'rest_cannot_manage_options_here' ),
			'a phone number'       => array( 'call +49 (170) 123-4567 now', 'call ••• now' ),
			'markup and new lines' => array( "<b>no</b>\n\n way", 'no way' ),
		);
	}

	#[DataProvider( 'texts' )]
	public function test_removes_personal_data_from_details( string $text, string $kept ): void {
		self::assertSame( $kept, Redactor::text( $text ) );
		Log::count( 'failed', 'an-action', $text );
		self::assertSame( $kept, Log::latest( 1, 'errors' )[0]['detail'] );
	}

	public function test_accepts_invalid_utf_8(): void {
		self::assertStringContainsString( 'after', Redactor::text( "before \xff\xfe after" ) );
	}
}
