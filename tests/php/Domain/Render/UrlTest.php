<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Tag;
use Frontage\Base\Html\Url;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests safe link URLs.
 *
 * `Url::safe()` and its TypeScript twin agree on every vector of `tests/fixtures/urls.json`.
 */
final class UrlTest extends TestCase {
	/**
	 * Provides the shared vectors.
	 *
	 * @return array<string, array{mixed, string}>
	 */
	public static function vectors(): array {
		$cases = array();
		$data  = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/urls.json' ), true, 8, JSON_THROW_ON_ERROR );
		foreach ( $data as $index => $case ) {
			$cases[ "$index " . substr( (string) wp_json_encode( $case['url'] ), 0, 40 ) ] = array( $case['url'], $case['safe'] );
		}
		return $cases;
	}

	#[DataProvider( 'vectors' )]
	public function test_accepts_only_safe_urls( mixed $url, string $safe ): void {
		$this->assertSame( $safe, Url::safe( $url ) );
	}

	public function test_accepts_only_listed_tag_names(): void {
		$this->assertSame( 'h2', Tag::allow( 'h2' ) );
		$this->assertSame( 'p', Tag::allow( 'img src=x onerror=alert(1)', 'p' ) );
		$this->assertSame( 'div', Tag::allow( array( 'h2' ) ) );
		$this->assertSame( 'div', Tag::allow( 'script' ) );
	}
}
