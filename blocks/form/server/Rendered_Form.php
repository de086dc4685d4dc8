<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Base\Html\Html;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Forms\Honeypot;
use Frontage\Domain\Forms\Input_Recap;
use Frontage\Domain\Forms\Page_Time;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Render\Island;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A rendered form.
 *
 * Renders the form, or the result of its submission; the same for all visitors until one submits it.
 *
 * @phpstan-import-type Step from Step_Names
 */
final class Rendered_Form {
	/** Number of the form on the page, from 0. */
	public readonly int $number;

	private readonly ?Submission_Result $result;

	/** Evaluates conditions with what was submitted, or with the values before. */
	private readonly Conditional_Logic $logic;

	/**
	 * Error messages, keyed by field.
	 *
	 * @var array<string, string>
	 */
	private array $problems;

	/**
	 * Assigns the next number on the page.
	 *
	 * @param int $post ID of the containing post; 0 if none.
	 * @param string $id ID of the form element.
	 */
	public function __construct( private Saved_Form $form, private int $post, private string $id ) {
		$this->number   = Form_Context::next_number();
		$this->result   = Submission::current()?->show( $form->id, $this->number ) ?? Dropped_Request::result( $form, $this->number );
		$this->problems = $this->result?->sentences( $form ) ?? array();
		$this->logic    = $form->logic( $this->result?->values );
	}

	/**
	 * Returns the ID of a captcha's input.
	 *
	 * @param int $number Number of the form on the page.
	 */
	public static function captcha_id( int $number ): string {
		return "et_pb_contact_captcha_$number";
	}

	/** Returns the context in which the fields are rendered. */
	public function context(): Form_Context {
		$fields = array_filter( $this->form->fields, static fn ( Field $field ): bool => $field->is_conditional() );
		return new Form_Context(
			$this->number,
			$this->result->values ?? array(),
			$this->problems,
			$this->result->off ?? $this->logic->off(),
			null !== $this->result,
			array_values( array_map( static fn ( Field $field ): string => $field->name, $fields ) ),
			$this->logic
		);
	}

	/** Returns whether the submission was accepted. */
	public function is_sent(): bool {
		return true === $this->result?->is_sent;
	}

	/**
	 * Returns the message that replaces a form that has closed for good; null while it may still accept something.
	 *
	 * A page from before then shows the form, and the server refuses what it sends.
	 */
	public function ended(): ?Html {
		$availability = $this->form->availability();
		$state        = null === $this->result ? $availability->by_time() : '';
		return in_array( $state, array( Availability::CLOSED, Availability::LONG ), true )
			? el( 'p', array( 'class' => 'frontage-form__closed' ), $availability->message( $state ) )
			: null;
	}

	/** Returns the confirmation that replaces the form. */
	public function thanks(): Html {
		return el(
			'div',
			array(
				'class'         => 'frontage-form__sent',
				'role'          => 'status',
				'tabindex'      => '-1',
				'data-redirect' => ( $this->result->redirect ?? '' ) ?: null,
			),
			el( 'p', array(), $this->result->thanks ?? '' )
		);
	}

	/**
	 * Returns the form element.
	 *
	 * @param Html $fields Rendered inner blocks.
	 * @param list<Step> $steps The steps, if there is more than one.
	 */
	public function html( Html $fields, array $steps ): Html {
		$has_steps = array() !== $steps;
		return el(
			'form',
			array(
				'class'   => 'frontage-form__form',
				'method'  => 'post',
				'action'  => '#' . $this->id,
				'enctype' => $this->form->has_files() ? 'multipart/form-data' : null,
			),
			$this->enter(),
			( new Error_Summary( $this->form, $this->number, $this->result, $this->problems ) )->html(),
			$has_steps ? Step_Names::html( $steps, $this->logic ) : null,
			el( 'div', array( 'class' => 'frontage-form__fields' ), $fields ),
			Honeypot::html( Honeypot::FIELD . "_$this->number", 'frontage-form__trap' ),
			el( 'div', array( 'class' => 'frontage-form__captcha' ), $this->captcha() ),
			$this->hidden(
				Form_Reference::FIELD,
				$this->reference()->text()
			),
			$this->hidden( Submission_Token::FIELD, $this->token() ),
			null === Captchas::get( $this->form->captcha() ) ? Page_Time::html( $this->form->id ) : null,
			$this->hidden( "et_pb_contact_email_fields_{$this->number}", '' ),
			$this->hidden( "et_pb_contact_email_hidden_fields_{$this->number}", '' ),
			$this->hidden( 'token', '' ),
			$this->buttons( $has_steps )
		);
	}

	/**
	 * Returns what counts that the form was seen, with a small script of its own; nothing in answers, which were counted before.
	 *
	 * @return list<Html>
	 */
	public function counter(): array {
		return null === $this->result && $this->form->is_counted()
			? array( Island::part( 'form', 'seen', array(), el( 'span' ), 'visible' ) )
			: array();
	}

	/** Returns what leads the server back to the form. */
	private function reference(): Form_Reference {
		return new Form_Reference( $this->form->id, $this->post, $this->number, Input_Recap::silent( $this->form->fields ), true );
	}

	/** Returns the token for the next attempt; a script fetches its own if there is a captcha. */
	private function token(): string {
		$token    = $this->result?->token;
		$captcha  = Captchas::all()[ $token->question['kind'] ?? '' ] ?? null;
		$is_whole = null === $captcha || $captcha::works_without_script() || ! Submission_Handler::has_script();
		return null !== $token && $is_whole ? $token->text() : '';
	}

	/** Returns a captcha for browsers without JavaScript, after the first attempt. */
	private function captcha(): ?Html {
		$question = $this->result->token->question ?? array();
		$captcha  = Captchas::all()[ $question['kind'] ?? '' ] ?? null;
		return null === $captcha ? null : $captcha::html( $question, self::captcha_id( $this->number ), $this->form->words()['captcha'] );
	}

	/** Returns what Enter presses in a form whose rows have buttons that send it too: browsers take the first one. */
	private function enter(): ?Html {
		$about = array(
			'type'        => 'submit',
			'class'       => 'frontage-form__enter',
			'tabindex'    => '-1',
			'aria-hidden' => 'true',
		);
		return in_array( 'rows', array_column( $this->form->fields, 'kind' ), true )
			? el( 'button', $about, $this->form->text( 'button' ) ?: __( 'Send', 'frontage' ) )
			: null;
	}

	/**
	 * Returns the submit button and the buttons between steps.
	 *
	 * @param bool $has_steps Whether there is more than one step.
	 */
	private function buttons( bool $has_steps ): Html {
		$button = static fn ( string $type, string $name, string $text ): Html => el(
			'button',
			array(
				'type'  => $type,
				'class' => "frontage-form__button is-$name wp-element-button",
			),
			$text
		);
		return el(
			'div',
			array( 'class' => 'frontage-form__buttons' ),
			$has_steps ? $button( 'button', 'back', __( 'Back', 'frontage' ) ) : null,
			$has_steps ? $button( 'button', 'next', __( 'Next', 'frontage' ) ) : null,
			$button( 'submit', 'send', $this->form->text( 'button' ) ?: __( 'Send', 'frontage' ) ),
			el(
				'span',
				array(
					'class' => 'frontage-form__status',
					'role'  => 'status',
				)
			)
		);
	}

	/**
	 * Returns a hidden field.
	 *
	 * @param string $name Field name.
	 * @param string $value Field value.
	 */
	private function hidden( string $name, string $value ): Html {
		$type = 'hidden';
		return el( 'input', compact( 'type', 'name', 'value' ) );
	}
}
