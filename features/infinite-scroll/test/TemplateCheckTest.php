<?php
declare( strict_types=1 );

namespace Frontage\Features\Infinite_Scroll\Test;

use Frontage\Features\Infinite_Scroll\Template_Check;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;


/** Tests that Site Health says when infinite scroll finds nothing to follow. */
final class TemplateCheckTest extends TestCase {
	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function templates(): array {
		$loop = static fn ( string $inner ): string =>
			"<!-- wp:group --><!-- wp:query {\"queryId\":1} -->$inner<!-- /wp:query --><!-- /wp:group -->";
		return array(
			'a Query Loop with pages' => array( $loop( '<!-- wp:query-pagination /-->' ), true ),
			'a Query Loop without'    => array( $loop( '<!-- wp:post-template /-->' ), false ),
			'our list of the page'    => array( '<!-- wp:frontage/blog {"query":{"inherit":true}} /-->', true ),
			'our list without pages'  => array( '<!-- wp:frontage/blog {"query":{"inherit":true},"hasPages":false} /-->', false ),
			'a list of other posts'   => array( '<!-- wp:frontage/blog {"query":{"perPage":3}} /-->', false ),
			'nothing'                 => array( '', false ),
		);
	}

	#[DataProvider( 'templates' )]
	public function test_knows_what_it_can_follow( string $markup, bool $expected ): void {
		self::assertSame( $expected, Template_Check::has_pages( $markup ) );
	}

	public function test_tells_the_owner(): void {
		$result = Template_Check::test();
		self::assertContains( $result['status'], array( 'good', 'recommended' ) );
		self::assertNotSame( '', $result['label'] );
	}
}
