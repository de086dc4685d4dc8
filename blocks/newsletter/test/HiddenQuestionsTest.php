<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Newsletter;

use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Tests\Newsletter_TestCase;

/**
 * Tests questions that depend on the answer to another one.
 */
final class HiddenQuestionsTest extends Newsletter_TestCase {
	public function test_a_conditional_question_is_not_required_without_script(): void {
		$html = do_blocks(
			'<!-- wp:frontage/newsletter {"fields":[{"id":"a","type":"text","label":"A","required":true}'
				. ',{"id":"b","type":"radio","label":"B","required":true,"options":[{"id":"x","label":"X"}'
				. '],"when":{"relation":"all","rules":[["a","is","x"]]}}]} /-->'
		);
		self::assertSame(
			array( 1, 0 ),
			array(
				preg_match( '/custom_fields(&#91;|\[)a[^>]+required/', $html ),
				preg_match( '/custom_fields(&#91;|\[)b[^>]+required/', $html ),
			)
		);
	}

	public function test_a_hidden_question_is_neither_required_nor_stored(): void {
		$fields = '"fields":[{"id":"often","type":"radio","label":"How often?","options":[{"id":"w","label":"Weekly"}'
			. ',{"id":"m","label":"Monthly"}]},{"id":"day","type":"text","label":"Which day?","required":true,'
			. '"when":{"relation":"all","rules":[["often","is","w"]]}}]';
		$terms  = self::checksum( "{\"list\":\"when\",$fields}" );
		$send   = static fn ( string $email, string $answers ): array => (array) self::send(
			self::fields( $terms, $email, et_custom_fields: $answers, et_hidden_fields: '["day"]' )
		)->data();
		self::assertArrayHasKey( 'success', $send( 'ann@example.org', '{"often":"m","day":"forged"}' ) );
		self::assertSame( array( 'often' => 'Monthly' ), Subscribers::find( 'local', 'when', 'ann@example.org' )?->fields );
		self::assertStringContainsString(
			'Which day?',
			$send( 'bob@example.org', '{"often":"w"}' )['error'] ?? '',
			'The list of hidden fields is not believed.'
		);
		self::assertArrayHasKey( 'success', $send( 'bob@example.org', '{"often":"w","day":"Monday"}' ) );
		self::assertSame(
			array(
				'often' => 'Weekly',
				'day'   => 'Monday',
			),
			Subscribers::find( 'local', 'when', 'bob@example.org' )?->fields
		);
	}
}
