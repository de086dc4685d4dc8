<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking\Test;

use Frontage\Features\Link_Tracking\Link_Target;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what a click is counted under, whatever a visitor sends. */
final class LinkTargetTest extends TestCase {
	/**
	 * Returns types, addresses, and targets; null if they are refused.
	 *
	 * @return array<string, array{string, string, string|null}>
	 */
	public static function addresses(): array {
		return array(
			'host and path'       => array( 'outbound-link', 'https://shop.test/cups', 'shop.test/cups' ),
			'no path'             => array( 'outbound-link', 'https://shop.test', 'shop.test/' ),
			'capital letters'     => array( 'outbound-link', 'HTTPS://Shop.TEST/Cups', 'shop.test/Cups' ),
			'port'                => array( 'outbound-link', 'http://shop.test:8080/a', 'shop.test:8080/a' ),
			'number'              => array( 'outbound-link', 'http://[::1]/a', '[::1]/a' ),
			'parameters'          => array( 'outbound-link', 'https://shop.test/a?email=ada@shop.test#ada', 'shop.test/a' ),
			'name and password'   => array( 'outbound-link', 'https://ada:secret@shop.test/a', 'shop.test/a' ),
			'email in the path'   => array( 'outbound-link', 'https://shop.test/u/ada@example.com/edit', 'shop.test/u/*/edit' ),
			'the same, encoded'   => array( 'outbound-link', 'https://shop.test/u/ada%40example.com', 'shop.test/u/*' ),
			'other letters'       => array( 'outbound-link', 'https://shop.test/ä b', 'shop.test/%C3%A4%20b' ),
			'markup'              => array( 'outbound-link', 'https://shop.test/<script>', 'shop.test/<script>' ),
			'formula'             => array( 'outbound-link', 'https://=cmd.test/', null ),
			'this site'           => array( 'outbound-link', 'http://example.org/a', null ),
			'this site with www'  => array( 'cross-hostname', 'http://www.example.org/a', null ),
			'download here'       => array( 'download', 'http://example.org/a.pdf', 'example.org/a.pdf' ),
			'affiliate here'      => array( 'affiliate', 'http://example.org/go/a', 'example.org/go/a' ),
			'other domain'        => array( 'cross-hostname', 'https://mine.test/', 'mine.test/' ),
			'script'              => array( 'outbound-link', 'javascript:alert(1)', null ),
			'data'                => array( 'download', 'data:text/html,x', null ),
			'no scheme'           => array( 'outbound-link', '//shop.test/', null ),
			'no host'             => array( 'outbound-link', 'https:///a', null ),
			'host of other signs' => array( 'outbound-link', "https://a'b.test/", null ),
			'bytes'               => array( 'outbound-link', "https://shop.test/\x00\xff", 'shop.test/_%FF' ),
			'email'               => array( 'mailto', 'mailto:@Example.com', 'mailto:@example.com' ),
			'whole email'         => array( 'mailto', 'mailto:ada@example.com?subject=x', 'mailto:@example.com' ),
			'several'             => array( 'mailto', 'mailto:a@one.test,b@two.test', 'mailto:@one.test' ),
			'no email'            => array( 'mailto', 'mailto:', 'mailto:' ),
			'broken email'        => array( 'mailto', 'mailto:a@<b>', 'mailto:' ),
			'email that is none'  => array( 'mailto', 'https://example.com', null ),
			'phone'               => array( 'tel', 'tel:+49301234567', 'tel:' ),
			'phone that is none'  => array( 'tel', '+49301234567', null ),
			'web as phone'        => array( 'outbound-link', 'tel:030', null ),
		);
	}

	#[DataProvider( 'addresses' )]
	public function test_keeps_nothing_that_tells_of_a_person( string $type, string $url, ?string $target ): void {
		self::assertSame( $target, Link_Target::of( $type, $url ) );
	}

	public function test_every_address_of_the_script_is_accepted(): void {
		$vectors = json_decode( (string) file_get_contents( __DIR__ . '/vectors.json' ), true );
		foreach ( array_filter( array_column( $vectors, 1 ) ) as list( $type, $url ) ) {
			$target = Link_Target::of( $type, $url );
			self::assertNotNull( $target, "$type $url" );
			if ( ! in_array( $type, array( 'mailto', 'tel' ), true ) ) {
				self::assertSame( preg_replace( '~^https?://~', '', $url ), $target );
			}
		}
	}

	public function test_cuts_what_is_too_long(): void {
		$target = (string) Link_Target::of( 'outbound-link', 'https://shop.test/' . str_repeat( 'ä', 1000 ) );
		self::assertSame( Link_Target::MOST_CHARACTERS, strlen( $target ) );
		self::assertSame( 190, strlen( (string) Link_Target::of( 'mailto', 'mailto:a@' . str_repeat( 'b', 999 ) ) ) );
	}
}
