<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Tests\Domain\Query\List_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;


/** Tests pages of lists that do not exist: the last page, a message, and a way back. */
final class MissingPageTest extends List_TestCase {
	/**
	 * @return array<string, array{string, mixed}>
	 */
	public static function lists(): array {
		return array(
			'post-grid'       => array( 'post-grid', 'all,99' ),
			'smart-post-list' => array( 'smart-post-list', 'all,99' ),
			'blog'            => array( 'blog', 'all,99' ),
			'post-archive'    => array( 'post-archive', array( 'page' => '99' ) ),
		);
	}

	#[DataProvider( 'lists' )]
	public function test_shows_the_last_page_and_leads_back( string $module, mixed $state ): void {
		$posts = array();
		for ( $number = 1; $number <= 5; $number++ ) {
			$posts[] = $this->make_post( array( 'post_title' => "Far away $number" ) );
		}
		$query = array(
			'include' => $posts,
			'orderBy' => 'include',
			'perPage' => 2,
		);
		$block = static fn ( string $anchor ): string => "<!-- wp:frontage/$module " . wp_json_encode(
			array(
				'anchor' => $anchor,
				'query'  => $query,
			)
		) . ' /-->';
		self::assertStringNotContainsString( 'frontage-list__notice', do_blocks( $block( 'near' ) ) );

		$_GET = array( "frontage-$module" => array( "far-$module" => $state ) );
		self::forget();
		$html = do_blocks( $block( "far-$module" ) );
		self::assertStringContainsString( 'There is no page 99.', $html );
		self::assertStringContainsString( 'Far away 5', $html );
		self::assertStringNotContainsString( 'Far away 4', $html );
		self::assertMatchesRegularExpression( '~href="\?#far-[a-z-]+">Go to the first page~', $html );
		$title = apply_filters( 'document_title_parts', array( 'title' => 'T' ) );
		self::assertContains( $title['page'] ?? '', array( '', 'Page 3' ) );
		$_GET = array();
	}
}
