<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use Frontage\Tests\Http\Action_TestCase;

/** A test case with posts that contain split tests. */
abstract class Split_TestCase extends Action_TestCase {
	protected const TEST  = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
	protected const OTHER = '9b2504e0-4f89-41d3-9a0c-0305e82c3302';

	/**
	 * Returns the markup of a test with two variants: the control, and subject 1.
	 *
	 * @param array<string, mixed> $attributes Attributes of the test.
	 */
	protected static function markup( array $attributes = array(), string $inner = '' ): string {
		$json = serialize_block_attributes( $attributes + array( 'testId' => self::TEST ) );
		return "<!-- wp:frontage/split-test $json --><div class=\"wp-block-frontage-split-test\">"
			. '<!-- wp:frontage/split-variant --><div class="wp-block-frontage-split-variant">'
			. '<!-- wp:paragraph --><p>Fresh <a href="/bread/">bread</a>.</p><!-- /wp:paragraph --></div>'
			. '<!-- /wp:frontage/split-variant -->'
			. '<!-- wp:frontage/split-variant {"subject":"1","name":"Loud"} --><div class="wp-block-frontage-split-variant" hidden="1">'
			. "<!-- wp:paragraph --><p>Bread, <b>warm</b> &amp; now!</p><!-- /wp:paragraph -->$inner</div>"
			. '<!-- /wp:frontage/split-variant -->'
			. '</div><!-- /wp:frontage/split-test -->';
	}

	/**
	 * Saves a post with a test.
	 *
	 * @param array<string, mixed> $attributes Attributes of the test.
	 * @param array<string, mixed> $post Fields of the post.
	 */
	protected function make_test( array $attributes = array(), array $post = array() ): int {
		return $this->make_post( $post + array( 'post_content' => self::markup( $attributes ) ) );
	}
}
