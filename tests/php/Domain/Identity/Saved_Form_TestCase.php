<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Begin;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Blocks\Form\Submission;
use Frontage\Blocks\Form\Submit;
use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Identity\Printed_Blocks;
use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Domain\Forms\Files_TestCase;

/**
 * Base class of tests that save forms by code, without an editor, and send them.
 */
abstract class Saved_Form_TestCase extends Files_TestCase {
	use Writes_Posts;

	/** The smallest one. */
	protected const FORM = '<!-- wp:frontage/form {"title":"T"} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /-->'
		. '<!-- /wp:frontage/form -->';

	protected function setUp(): void {
		parent::setUp();
		$this->forget_page();
	}

	protected function forget_page(): void {
		Submission::end();
		Form_Context::reset();
		Ids::reset();
		Displayed_Posts::reset();
		Printed_Blocks::reset();
	}

	/**
	 * Returns the signed references in a page.
	 *
	 * @return list<string>
	 */
	protected function references( string $html ): array {
		preg_match_all( '/name="frontage_form" value="([^"]+)"/', $html, $found );
		return $found[1];
	}

	/** Sends the form of a page, and returns what the visitor's script gets. */
	protected function submit( string $reference, string $name = 'Ada', int $number = 0 ): string {
		Submission::end();
		$begun = $this->call( Begin::NAME, array( Form_Reference::FIELD => $reference ) );
		$token = $begun->data()['token'] ?? $begun->body;
		Clock::stop( Clock::now() + 5 );
		$_POST = array(
			Form_Reference::FIELD          => $reference,
			Submission_Token::FIELD        => $token,
			"et_pb_contact_name_{$number}" => $name,
		);
		return $this->call( Submit::NAME, $_POST )->body;
	}

	/**
	 * Prints a post and sends its forms.
	 *
	 * @return list<string> Form IDs of all entries.
	 */
	protected function submit_all( int $post ): array {
		$this->forget_page();
		$this->act_as( 0 );
		$GLOBALS['post'] = get_post( $post );
		foreach ( $this->references( $this->html( $post ) ) as $number => $reference ) {
			self::assertSame( '{"sent":true}', $this->submit( $reference, "Ada $number", $number ) );
		}
		return array_column( $this->entries(), 'form' );
	}

	protected function id( int $post ): string {
		preg_match( '/"formId":"([^"]+)"/', $this->content( $post ), $found );
		return $found[1] ?? '';
	}
}
