<?php
declare( strict_types=1 );

namespace Frontage\Tests\Architecture;

use Frontage\Base\Paths;
use PHPUnit\Framework\TestCase;

/** Tests that every place that reads something by its number was looked at: it asks `Post_Visibility`, or needs not. */
final class ReadsByNumberTest extends TestCase {
	/** Functions of WordPress and WooCommerce that read by a number or a slug. */
	private const READERS = array(
		'get_post',
		'get_posts',
		'get_pages',
		'get_children',
		'get_post_field',
		'get_post_status',
		'get_post_mime_type',
		'get_post_meta',
		'get_post_time',
		'get_page_by_path',
		'url_to_postid',
		'get_the_title',
		'get_the_excerpt',
		'get_the_content',
		'get_permalink',
		'get_the_post_thumbnail',
		'get_the_post_thumbnail_url',
		'get_block_template',
		'wc_get_product',
		'wc_get_products',
		'wc_get_order',
		'get_term',
		'get_term_by',
		'get_term_link',
		'get_term_meta',
		'wp_get_nav_menu_items',
		'wp_get_nav_menu_object',
		'get_userdata',
		'get_user_by',
		'get_users',
		'get_user_meta',
		'get_avatar',
		'get_author_posts_url',
		'get_the_author_meta',
		'get_comment',
		'get_comments',
		'wp_get_attachment_image',
		'wp_get_attachment_image_src',
		'wp_get_attachment_image_srcset',
		'wp_get_attachment_image_url',
		'wp_get_attachment_url',
		'wp_get_attachment_metadata',
		'wp_get_attachment_caption',
		'wp_get_attachment_link',
		'get_attachment_link',
		'get_attached_file',
		'wp_get_original_image_url',
	);

	/** Files that visitors get nothing of. */
	private const ELSEWHERE = '~/(?:test|fixtures|patterns)/|^includes/Admin/~';

	/** Methods and keywords before a name that is no call of the function. */
	private const NOT_A_CALL = array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW );

	public function test_every_read_by_a_number_was_looked_at(): void {
		$known = array();
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/reads-by-number.json' ), true ) as $files ) {
			$known += $files;
		}
		ksort( $known );
		self::assertSame(
			$known,
			self::found(),
			'Something is read by its number. Ask Post_Visibility (can_view, can_view_child, part, file, term) before, then note it in '
				. 'reads-by-number.json under the reason why nothing hidden is shown.'
		);
	}

	/** @return array<string, string> Calls by file, such as `get_post:2 get_term:1`. */
	private static function found(): array {
		$found = array();
		foreach ( array( 'includes', 'blocks', 'features', 'extensions' ) as $folder ) {
			$files = new \RecursiveDirectoryIterator( Paths::path( $folder ), \FilesystemIterator::SKIP_DOTS );
			foreach ( new \RecursiveIteratorIterator( $files ) as $file ) {
				$path  = substr( (string) $file, strlen( Paths::path() ) + 1 );
				$is_it = str_ends_with( $path, '.php' ) && 1 !== preg_match( self::ELSEWHERE, $path );
				$calls = $is_it ? self::calls( (string) file_get_contents( (string) $file ) ) : '';
				if ( '' !== $calls ) {
					$found[ $path ] = $calls;
				}
			}
		}
		ksort( $found );
		return $found;
	}

	/**
	 * Returns the calls with an argument in a source; without one they read what is printed.
	 *
	 * @param string $source PHP.
	 */
	private static function calls( string $source ): string {
		$blank   = array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT );
		$is_kept = static fn ( $token ): bool => ! is_array( $token ) || ! in_array( $token[0], $blank, true );
		$tokens  = array_values( array_filter( token_get_all( $source ), $is_kept ) );
		$counts  = array();
		foreach ( $tokens as $at => $token ) {
			$name   = is_array( $token ) ? ltrim( $token[1], '\\' ) : '';
			$before = $tokens[ $at - 1 ] ?? '';
			if (
				in_array( $name, self::READERS, true )
				&& ! ( is_array( $before ) && in_array( $before[0], self::NOT_A_CALL, true ) )
				&& '(' === ( $tokens[ $at + 1 ] ?? '' )
				&& ')' !== ( $tokens[ $at + 2 ] ?? '' )
			) {
				$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + 1;
			}
		}
		ksort( $counts );
		$calls = array_map( static fn ( string $name, int $count ): string => "$name:$count", array_keys( $counts ), $counts );
		return implode( ' ', $calls );
	}
}
