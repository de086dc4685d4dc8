<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\List_State;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests a visitor's list state in the URL.
 *
 * Reads links that the server printed, and ignores all others.
 */
final class ListStateTest extends TestCase {
	/**
	 * Provides values of the query variable, and the resulting state among three pages of `sea` and `море`.
	 *
	 * @return array<string, array{mixed, string, int}>
	 */
	public static function addresses(): array {
		return array(
			'a category and page' => array( 'sea,2', 'sea', 2 ),
			'all'                 => array( 'all,3', '', 3 ),
			'another script'      => array( 'море,2', 'море', 2 ),
			'no page'             => array( 'sea', 'sea', 1 ),
			'a page too far'      => array( 'sea,99', 'sea', 3 ),
			'a page below'        => array( 'sea,-1', 'sea', 1 ),
			'no number'           => array( 'sea,two', 'sea', 1 ),
			'an unknown category' => array( 'moon,2', '', 1 ),
			'nothing'             => array( '', '', 1 ),
			'a list'              => array( array( 'sea,2' ), '', 1 ),
			'markup'              => array( '"><script>,2', '', 1 ),
		);
	}

	#[DataProvider( 'addresses' )]
	public function test_parses_a_url( mixed $given, string $category, int $page ): void {
		$_GET = array( 'frontage-gallery' => array( 'harbour' => $given ) );
		$this->assertEquals( new List_State( $category, $page ), $this->asked() );
	}

	public function test_reads_no_widget_from_a_plain_value(): void {
		$_GET = array( 'frontage-gallery' => 'sea,2' );
		$this->assertEquals( new List_State(), $this->asked() );
	}

	public function test_a_link_contains_its_state(): void {
		foreach ( array( new List_State( 'море', 2 ), new List_State( '', 3 ), new List_State( 'sea' ), new List_State() ) as $choice ) {
			$href = $choice->href( 'gallery', 'harbour', '' );
			$this->assertStringEndsWith( '#harbour', $href );
			parse_str( (string) wp_parse_url( "http://example.org/$href", PHP_URL_QUERY ), $_GET );
			$this->assertEquals( $choice, $this->asked(), $href );
		}
	}

	public function test_links_keep_the_page_and_the_state_of_other_widgets(): void {
		$_GET = array(
			'page_id'          => '7',
			'utm_source'       => 'mail',
			'frontage-gallery' => array(
				'harbour' => 'sea,2',
				'other'   => "it\\'s,2",
				'fields'  => array(
					's'    => 'rye',
					'deep' => array( 'x' ),
				),
			),
		);
		$this->assertSame(
			'page_id=7&frontage-gallery%5Bother%5D=it%27s%2C2&frontage-gallery%5Bfields%5D%5Bs%5D=rye',
			List_State::others( 'gallery', 'harbour' )
		);
		$this->assertStringStartsWith(
			'?page_id=7&frontage-gallery%5Bharbour%5D=sea,1#',
			( new List_State( 'sea' ) )->href( 'gallery', 'harbour', 'page_id=7' )
		);
	}

	public function test_links_have_a_maximum_length(): void {
		$_GET = array( 's' => str_repeat( 'long ', 1000 ) );
		$this->assertSame( '', List_State::others( 'gallery', 'harbour' ) );
	}

	private function asked(): List_State {
		return List_State::asked( 'gallery', 'harbour', array( 'sea', 'море' ), static fn (): int => 3 );
	}
}
