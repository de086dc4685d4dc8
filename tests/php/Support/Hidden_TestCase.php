<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Clock;
use Frontage\Domain\Modules\Extensions;
use WP_Post;
use WP_REST_Request;

/** Base class of tests of hidden blocks: posts with a hidden group in which words stand in columns. */
abstract class Hidden_TestCase extends TestCase {
	protected const NOON = '2036-05-01T12:00';

	protected const USERS = '"frontage":{"visibility":{"visitors":"in"}}';

	protected const LATER = '"frontage": { "visibility" : {"from":"2036-05-02T12:00"}}';

	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		Clock::stop( (int) strtotime( self::NOON . ' UTC' ) );
		update_option( 'timezone_string', 'UTC' );
		$this->act_as( 0 );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		$this->act_as( 0 );
		set_current_screen( 'front' );
		parent::tearDown();
	}

	/** Returns a paragraph. */
	protected static function paragraph( string $text, string $settings = '' ): string {
		return '<!-- wp:paragraph ' . ( '' === $settings ? '' : '{' . $settings . '} ' ) . "--><p>$text</p><!-- /wp:paragraph -->\n\n";
	}

	/** Returns a group with a paragraph of secret words in columns, and a public paragraph beside it. */
	protected static function content( string $settings = self::USERS, string $inside = '' ): string {
		return '<!-- wp:group {' . $settings . '} --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns">'
			. '<!-- wp:column --><div class="wp-block-column">' . self::paragraph( 'Zyxomma secretum' ) . $inside
			. self::paragraph( 'Zyxomma tertium' ) . '</div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->'
			. self::paragraph( 'Zyxomma publicum' );
	}

	/** Makes a post, and makes it the current one. */
	protected function post( string $content, int $author = 0 ): WP_Post {
		$post = get_post(
			$this->make_post(
				array(
					'post_content' => $content,
					'post_excerpt' => '',
					'post_author'  => $author,
				)
			)
		);
		self::assertNotNull( $post );
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in the loop.
		setup_postdata( $post );
		return $post;
	}

	protected static function assertHides( string $text, string $what = '' ): void {
		self::assertStringNotContainsString( 'secretum', $text, $what );
		self::assertStringNotContainsString( 'tertium', $text, $what );
	}

	/** Returns blocks in a Query Loop. */
	protected function in_loop( string $blocks ): string {
		return do_blocks(
			'<!-- wp:query {"query":{"perPage":1,"postType":"post","orderBy":"date","order":"desc","inherit":false}} -->'
			. "<div class=\"wp-block-query\"><!-- wp:post-template -->$blocks<!-- /wp:post-template --></div><!-- /wp:query -->"
		);
	}

	/**
	 * Returns a post's answer of REST.
	 *
	 * @return array<string, mixed>
	 */
	protected function rest( int $post ): array {
		return rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/posts/$post" ) )->get_data();
	}
}
