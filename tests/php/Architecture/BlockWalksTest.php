<?php
declare( strict_types=1 );

namespace Frontage\Tests\Architecture;

use Frontage\Tests\Php_Sources;
use PhpToken;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Whatever reads the blocks or the content of a post asks whether they are shown, or stands here with the reason why it need not.
 *
 * A new file that does neither shows words of hidden blocks sooner or later. Ask by `Shown_Blocks`, `Inner_Blocks` or `Visibility`,
 * and read for `Audience::everybody()` what is kept or sent.
 */
final class BlockWalksTest extends TestCase {
	/** Reads blocks inside of others, parses them, or takes the content of a post. */
	private const WALKS = '/[\'"]innerBlocks[\'"]|->inner_blocks|[\'"]innerContent[\'"]|\bparse_blocks\(|\bnew WP_Block\(|\bdo_blocks\('
		. '|\brender_block\(|->post_content\b|[\'"]post_content[\'"]|\bexcerpt_remove_blocks\(|\bget_the_content\(|\bget_the_excerpt\(/';

	private const ASKS = '/\bVisibility::(?:is_hidden|skip)\b|\bShown_Blocks::|\bInner_Blocks::|\bAudience::(?:of_post|everybody)\b/';

	private const RENDERS = 'Has WordPress render whole blocks, which asks about each.';

	private const OWNER = 'For owners and editors, on screens that need their capabilities.';

	private const WRITES = 'Writes or compares what is saved, which has to stay whole.';

	private const FINDS = 'Finds the block that a visitor names by a signed value or an ID, which only those get who see it.';

	private const NOTES = 'Notes what is used where; nothing of it is printed.';

	/** Files that walk and do not ask, with the reason. */
	private const REVIEWED = array(
		'blocks/ad/server/Ad_Shortcode.php'                => self::RENDERS,
		'blocks/carousel/server/Pictures.php'              => self::RENDERS,
		'blocks/event-calendar/server/Post_Events.php'     => 'WordPress makes the excerpt, by Shown_Content.',
		'blocks/follow/server/Account_Finder.php'          => self::NOTES,
		'blocks/follow/server/Follow_Refresh.php'          => self::NOTES,
		'blocks/form-group/render.php'                     => 'Looks only whether there is anything; Group_Html asks.',
		'blocks/form/server/Import/Form_Match.php'         => self::OWNER,
		'blocks/form/server/Import/Forms_Part.php'         => self::OWNER,
		'blocks/form/server/Saved_Form.php'                => 'Field_Tree asks about each field.',
		'blocks/live-stream/server/Live_Stream.php'        => self::FINDS,
		'blocks/nav-menu/server/Menu_List.php'             => self::RENDERS,
		'blocks/reading-progress/server/Reading_Progress.php' => self::RENDERS,
		'blocks/remote-carousel/server/Remote_Control.php' => 'Target_Carousel asks.',
		'blocks/split-test/server/Chosen_Variant.php'      => 'Saved_Blocks and Theme_Tests ask.',
		'blocks/video-gallery/actions/Gallery_Page.php'    => self::FINDS,
		'blocks/video-gallery/server/Gallery.php'          => self::FINDS,
		'blocks/like-button/server/Auto_Insert.php'        => self::RENDERS,
		'features/ads/server/Ads.php'                      => self::RENDERS,
		'features/infinite-scroll/server/Template_Check.php' => self::OWNER,
		'features/lightbox/server/Details.php'             => 'The description of a file, which has no blocks.',
		'features/toolkit/server/Conversion.php'           => self::RENDERS,
		'includes/Admin/Ads/Import/Advanced_Ads.php'       => self::OWNER,
		'includes/Admin/First_Steps/Demo_Page.php'         => self::OWNER,
		'includes/Admin/First_Steps/Example.php'           => self::OWNER,
		'includes/Admin/Exit_Converter/Post_Place.php'     => 'The whole content, to convert it; src/exit-converter/hidden.ts asks.',
		'includes/Admin/Overlays/Duplicate.php'            => self::OWNER,
		'includes/Admin/Split_Tests/File_Place.php'        => self::WRITES,
		'includes/Admin/Split_Tests/Test_Markup.php'       => self::WRITES,
		'includes/Domain/Blocks/Assets.php'                => self::NOTES,
		'includes/Domain/Blocks/Bare_Block.php'            => 'Makes a block without inner ones.',
		'includes/Domain/Blocks/Page_Markup.php'           => 'Returns markup; Page_Scan and Part_Search ask about its blocks.',
		'includes/Domain/Blocks/Pattern_Parts.php'         => 'Reads our own patterns.',
		'includes/Domain/Blocks/Saved_Content.php'         => self::WRITES,
		'includes/Domain/Feeds/Feed_Place.php'             => self::FINDS,
		'includes/Domain/Filters/Loop_Query.php'           => 'Makes a block for its context; it is not rendered.',
		'includes/Domain/Filters/Page_Filters.php'         => 'Page_Scan asks.',
		'includes/Domain/Forms/Block_Condition.php'        => 'Returns only whether there is a condition.',
		'includes/Domain/Blocks/Saved_Html_Update.php'     => self::WRITES,
		'includes/Domain/Blocks/Block_Tokens.php'          => self::WRITES,
		'includes/Domain/Identity/Assignment.php'          => self::WRITES,
		'includes/Domain/Identity/Block_List.php'          => self::WRITES,
		'includes/Domain/Identity/Identified_Blocks.php'   => self::FINDS,
		'includes/Domain/Identity/Identity_Kind.php'       => 'Makes a name of what a block is; nothing of it can be read there.',
		'includes/Domain/Identity/Printed_Blocks.php'      => self::FINDS,
		'includes/Domain/Identity/Saved_Identities.php'    => self::WRITES,
		'includes/Domain/Overlay/Popups.php'               => self::RENDERS,
		'includes/Domain/Overlay/Site_Overlays.php'        => self::OWNER,
		'includes/Domain/Pictures/Adopted_Pictures.php'    => self::WRITES,
		'includes/Domain/Query/Page_List.php'              => 'Reads the ID of a list that Page_Scan has found.',
		'includes/Domain/Render/Card/Card_Template.php'    => self::RENDERS,
		'includes/Domain/Share/Post_Media.php'             => 'Returns only whether an address that a visitor sent is one of the post’s.',
		'includes/Domain/Split_Tests/Split_Block.php'      => self::NOTES,
		'includes/Domain/Split_Tests/Copied_Tests.php'     => self::WRITES,
		'includes/Domain/Split_Tests/Split_Index.php'      => self::NOTES,
		'includes/Domain/Usage/Block_Scanner.php'          => self::NOTES,
		'includes/Domain/Usage/Place_Content.php'          => self::NOTES,
		'includes/Domain/Usage/Usage_Listener.php'         => self::NOTES,
		'includes/Domain/Video/Poster_Cleanup.php'         => self::NOTES,
	);

	public function test_whatever_reads_blocks_asks_whether_they_are_shown(): void {
		$walks = array();
		foreach ( Php_Sources::all() as $path => $source ) {
			$is_pattern = 1 === preg_match( '~/(?:patterns|fixtures)/~', $path );
			if ( ! $is_pattern && self::walks( $source ) && ! self::asks( $source ) ) {
				$walks[] = $path;
			}
		}
		$known = array_keys( self::REVIEWED );
		self::assertSame( array(), array_values( array_diff( $walks, $known ) ), 'These read blocks and do not ask: see the class.' );
		self::assertSame( array(), array_values( array_diff( $known, $walks ) ), 'These ask or read no blocks any more: remove them.' );
	}

	#[TestWith( array( 'foreach ( $block[\'innerBlocks\'] as $inner ) { echo $inner; }', true ) )]
	#[TestWith( array( 'foreach ( $block->inner_blocks as $inner ) { echo $inner->render(); }', true ) )]
	#[TestWith( array( 'echo wp_trim_words( $post->post_content );', true ) )]
	#[TestWith( array( 'echo excerpt_remove_blocks( $text );', true ) )]
	#[TestWith( array( '/* parse_blocks() */ echo 1;', false ) )]
	public function test_finds_walks( string $code, bool $is_walk ): void {
		self::assertSame( $is_walk, self::walks( "<?php $code" ) );
		self::assertFalse( self::asks( "<?php $code // Visibility::is_hidden()" ) );
		self::assertTrue( self::asks( "<?php $code Visibility::is_hidden( array() );" ) );
	}

	private static function walks( string $source ): bool {
		return 1 === preg_match( self::WALKS, self::code( $source ) );
	}

	private static function asks( string $source ): bool {
		return 1 === preg_match( self::ASKS, self::code( $source ) );
	}

	/** Returns code without comments. */
	private static function code( string $source ): string {
		$tokens = array_filter(
			PhpToken::tokenize( $source ),
			static fn ( PhpToken $token ): bool => ! $token->is( array( T_COMMENT, T_DOC_COMMENT ) )
		);
		return implode( '', array_column( $tokens, 'text' ) );
	}
}
