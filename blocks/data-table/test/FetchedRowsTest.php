<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table\Test;

use Frontage\Base\Store\Values;
use Frontage\Domain\Tables\Fetched_Rows;
use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests rows from an address: only public ones are asked, and the last good copy stays. */
final class FetchedRowsTest extends TestCase {
	#[DataProvider( 'forbidden' )]
	public function test_asks_no_address_inside( string $url ): void {
		$this->assertNotSame( '', Fetched_Rows::refresh( $url ) );
		$this->assertSame( array(), Fetched_Rows::of( $url ) );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function forbidden(): array {
		return array(
			array( 'https://127.0.0.1/a.csv' ),
			array( 'https://169.254.169.254/latest/meta-data' ),
			array( 'https://localhost/a.csv' ),
			array( 'http://example.com/a.csv' ),
			array( 'https://user:pass@example.com/a.csv' ),
			array( 'file:///etc/passwd' ),
		);
	}

	public function test_the_last_copy_stays_when_a_request_fails_and_is_text_not_html(): void {
		$url  = 'https://127.0.0.1/prices.csv';
		$csv  = "Flour,Price\r\n\"<img src=x onerror=alert(1)>Rye\",2.50\r\n";
		$copy = Cached_Response::blank( 'data-table', $url )->after( new Http_Response( 200, array(), $csv, 'example.com', 1 ) );
		Values::set( Response_Cache::PREFIX . md5( "data-table $url" ), $copy->row );
		$this->assertNotSame( '', Fetched_Rows::refresh( $url ) );
		$rows = array( array( 'cells' => array( '&lt;img src=x onerror=alert(1)&gt;Rye', '2.50' ) ) );
		$this->assertSame( array( 'Flour', 'Price' ), Fetched_Rows::of( $url )['head'] ?? null );
		$this->assertSame( $rows, Fetched_Rows::of( $url )['rows'] ?? null );
		$html = do_blocks( '<!-- wp:frontage/data-table {"sourceUrl":"' . $url . '"} /-->' );
		$this->assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt;Rye', $html );
		$this->assertStringNotContainsString( '<img', $html );
	}

	public function test_reads_files_as_spreadsheets_save_them(): void {
		$host = 'sheets.example.com';
		$url  = "https://$host/old.csv";
		Http_Stub::set( $host, 'http://127.0.0.1:9' );
		$body = '';
		add_filter(
			'pre_http_request',
			static function () use ( &$body ) {
				return array(
					'headers'  => array(),
					'body'     => $body,
					'response' => array( 'code' => 200 ),
					'cookies'  => array(),
				);
			}
		);
		$keep = static function ( string $csv ) use ( $url, &$body ): array {
			$body = $csv;
			Fetched_Rows::refresh( $url );
			return Fetched_Rows::of( $url )['rows'] ?? array();
		};
		$rows = array( array( 'cells' => array( 'Käse', '€5' ) ) );
		$this->assertSame( $rows, $keep( "Name;Price\r\nK\xE4se;\x805" ) );
		$this->assertSame( $rows, $keep( "\xFF\xFE" . mb_convert_encoding( "Name\tPrice\r\nKäse\t€5", 'UTF-16LE', 'UTF-8' ) ) );
		$this->assertSame( $rows, $keep( "\u{FEFF}Name,Price\nKäse,€5" ) );
		$this->assertSame( $rows, $keep( '<!doctype html>' ), 'the last good copy stays' );
		Http_Stub::set( $host, null );
	}
}
