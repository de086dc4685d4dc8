<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Partial_Response;
use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Adverts;
use Frontage\Tests\Articles;
use Frontage\Tests\Photographs;
use Frontage\Tests\Shared_Content;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/**
 * Tests two blocks alike on one page, in one post that a program has saved: no ID is there twice, whatever refers to one leads to an
 * element of the same block, and a part of the page that is asked for is the one that was printed with its ID.
 */
#[Group( 'once' )]
final class TwoAlikeTest extends Saved_Form_TestCase {
	use Bare_Fixtures;
	use Shared_Content;
	use Ways_Of_Saving;

	/** What refers to IDs. */
	private const REFERENCES = array( 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'list' );

	protected static function make_content(): void {
		Photographs::ensure();
		Articles::ensure();
		Adverts::ensure();
	}

	/** @return iterable<string, array{string}> The longest fixture of each module. */
	public static function fixtures(): iterable {
		foreach ( array_keys( Manifest::get()['blocks'] ) as $slug ) {
			$json = (array) json_decode( (string) file_get_contents( Paths::path( "blocks/$slug/block.json" ) ), true );
			if ( isset( $json['parent'] ) || isset( $json['ancestor'] ) ) {
				continue; // It stands in others, which are here.
			}
			$files = glob( Paths::path( "blocks/$slug/fixtures/*.json" ) ) ?: array();
			usort( $files, static fn ( string $a, string $b ): int => (int) filesize( $b ) <=> (int) filesize( $a ) );
			yield (string) $slug => array( $files[0] ?? '' );
		}
	}

	#[DataProvider( 'fixtures' )]
	public function test_two_blocks_alike_share_no_id( string $file ): void {
		$blocks = self::blocks_of( $file );
		unset( $blocks[0]['attrs']['anchor'] );
		$markup = serialize_blocks( self::anonymous( $blocks ) ); // @phpstan-ignore argument.type (As parse_blocks() returns them.)
		$html   = $this->page( 'Quick Edit', $markup . "<hr class=\"between\"/>\n" . $markup );
		$halves = explode( '<hr class="between"/>', $html );
		$ids    = array_map( self::values( ... ), $halves, array( array( 'id' ), array( 'id' ) ) );
		self::assertSame( array(), array_values( array_intersect( $ids[0], $ids[1] ?? array() ) ) );
		foreach ( $halves as $at => $half ) {
			self::assertSame( array(), array_values( array_diff( self::values( $half, self::REFERENCES ), $ids[ $at ] ) ), "Half $at" );
		}
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $blocks[0]['blockName'] );
		if ( isset( $type->attributes['query'] ) || ! empty( $type->filter ) ) {
			// Filters without a list print nothing.
			foreach ( array_filter( array_column( $ids, 0 ) ) as $id ) {
				Ids::reset();
				$part = (string) Partial_Response::find( substr( $blocks[0]['blockName'], 9 ), $id );
				self::assertSame( $id, self::values( $part, array( 'id' ) )[0] ?? '' );
			}
		}
	}

	public function test_a_part_is_found_in_a_pattern_of_ours_that_nothing_has_printed_yet(): void {
		$html = $this->page( 'Quick Edit', '<!-- wp:pattern {"slug":"frontage/magazine-front-page"} /-->' );
		self::assertSame( 1, preg_match( '/ wp-block-frontage-(post-grid|blog|smart-post-list)" id="([^"]+)"/', $html, $found ) );
		unregister_block_pattern( 'frontage/magazine-front-page' );
		Ids::reset();
		Displayed_Posts::reset();
		self::assertNotNull( Partial_Response::find( $found[1] ?? '', $found[2] ?? '' ) );
	}

	/**
	 * Returns the values of attributes.
	 *
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function values( string $html, array $names ): array {
		$values = array();
		$tags   = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( $names as $name ) {
				$value  = $tags->get_attribute( $name );
				$values = array( ...$values, ...( is_string( $value ) ? array_filter( explode( ' ', $value ) ) : array() ) );
			}
		}
		return array_values( array_unique( $values ) );
	}
}
