<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Pagination;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Tests the pagination links of a list.
 *
 * About five links; previous and next only if such a page exists (S1 §4 §9).
 */
final class PaginationTest extends TestCase {
	/**
	 * @param list<int> $shown Page numbers.
	 */
	#[TestWith( array( 1, 3, array( 1, 2, 3 ) ) )]
	#[TestWith( array( 3, 12, array( 1, 2, 3, 4, 5 ) ) )]
	#[TestWith( array( 6, 12, array( 4, 5, 6, 7, 8 ) ) )]
	#[TestWith( array( 12, 12, array( 8, 9, 10, 11, 12 ) ) )]
	public function test_shows_pages_around_the_current_one( int $page, int $pages, array $shown ): void {
		$this->assertSame( $shown, Pagination::shown( $page, $pages ) );
	}

	public function test_counts_pages(): void {
		$this->assertSame(
			array( 1, 1, 2, 9 ),
			array( Pagination::count( 0, 4 ), Pagination::count( 4, 4 ), Pagination::count( 5, 4 ), Pagination::count( 9, 0 ) )
		);
	}

	public function test_is_printed_only_for_several_pages(): void {
		$this->assertNull( $this->html( 1, 1 ) );
		$this->assertStringNotContainsString( 'is-previous', (string) $this->html( 1, 3 ) );
		$this->assertStringContainsString( 'is-next', (string) $this->html( 1, 3 ) );
		$this->assertStringContainsString( 'is-previous', (string) $this->html( 3, 3 ) );
		$this->assertStringNotContainsString( 'is-next', (string) $this->html( 3, 3 ) );
	}

	private function html( int $page, int $pages ): ?Html {
		return Pagination::html( Pagination::words( 'Pagination' ), $page, $pages, static fn ( int $to ): string => "?page=$to" );
	}
}
