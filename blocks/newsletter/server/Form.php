<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Base\Html\Html;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Honeypot;
use Frontage\Domain\Forms\Page_Time;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Subscribers\Form_Grant;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** The markup of a newsletter form: labels, fields, button and hidden fields. */
final class Form {
	private const ROOT = 'frontage-newsletter';

	/**
	 * Further questions.
	 *
	 * @var list<Question>
	 */
	private array $questions;

	/**
	 * Sets the properties.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Form_Grant $terms Grant to be signed.
	 * @param string $id Form ID, unique in the page.
	 */
	public function __construct( private array $attributes, private Form_Grant $terms, private string $id ) {
		$this->questions = Question::all( $attributes['fields'] );
	}

	/** Renders the form. */
	public function html(): Html {
		$form = array(
			'class'  => self::ROOT . '__form',
			'method' => 'post',
			'action' => admin_url( 'admin-ajax.php', 'relative' ),
		);
		return el(
			'form',
			$form,
			$this->hidden(),
			el( 'div', array( 'class' => self::ROOT . '__fields' ), $this->fields(), $this->consent(), self::captcha(), $this->button() ),
			$this->note(),
			self::status()
		);
	}

	/** Returns a label. */
	private function label( string $for, string $text, bool $required ): Html {
		return el(
			'label',
			array(
				'class' => self::ROOT . '__label',
				'for'   => $for,
			),
			$text,
			Question_Field::mark( $required )
		);
	}

	/** Returns the visible fields. */
	private function fields(): Html {
		$parts = array();
		$names = array(
			'first' => array( 'firstname', 'given-name' ),
			'last'  => array( 'lastname', 'family-name' ),
		);
		foreach ( $names as $which => list( $name, $token ) ) {
			if ( true === $this->attributes[ "{$which}Name" ] ) {
				$parts[] = $this->input( "et_$name", Labels::of( $this->attributes, "{$which}Label" ), 'text', $token, 100 );
			}
		}
		$parts[] = $this->input( 'et_email', Labels::of( $this->attributes, 'emailLabel' ), 'email', 'email', 254 );
		$off     = Conditional_Logic::hidden(
			array_map( static fn ( Question $question ): Field => $question->field, $this->questions ),
			array()
		);
		foreach ( $this->questions as $question ) {
			$parts[] = Question_Field::html(
				$question,
				"{$this->id}-{$question->field->name}",
				in_array( $question->field->name, $off, true ),
				fn ( string $for, string $text, bool $required ): Html => $this->label( $for, $text, $required )
			);
		}
		return fragment( $parts );
	}

	/**
	 * Returns a required text input.
	 *
	 * @param string $name Field name.
	 * @param string $type Input type, such as `email`.
	 * @param string $token Value of `autocomplete`.
	 * @param int $max Maximum number of characters.
	 */
	private function input( string $name, string $label, string $type, string $token, int $max ): Html {
		$id    = "{$this->id}-$name";
		$input = array(
			'class'        => self::ROOT . '__input',
			'id'           => $id,
			'type'         => $type,
			'name'         => $name,
			'autocomplete' => $token,
			'maxlength'    => $max,
			'required'     => true,
		);
		return el( 'p', array( 'class' => self::ROOT . '__field' ), $this->label( $id, $label, true ), el( 'input', $input ) );
	}

	/** Returns the hidden fields and the honeypot. */
	private function hidden(): Html {
		$values = array(
			'action'      => Subscribe::NAME,
			'et_checksum' => $this->terms->sign(),
			'et_provider' => $this->terms->provider,
			'et_list_id'  => $this->terms->list,
			'back'        => '1',
		);
		$parts  = array();
		foreach ( $values as $name => $value ) {
			$type    = 'hidden';
			$parts[] = el( 'input', compact( 'type', 'name', 'value' ) );
		}
		if ( null === Captchas::get( (string) ( $this->terms->more['captcha'] ?? '' ) ) ) {
			$parts[] = Page_Time::html( Spam_Check::form( $this->terms ) );
		}
		return fragment( $parts, Honeypot::html( "{$this->id}-homepage", self::ROOT . '__trap' ) );
	}

	/** Returns the token field, the placeholder for the captcha, and its response field. */
	private static function captcha(): Html {
		$parts = array( el( 'div', array( 'class' => self::ROOT . '__field frontage-form__captcha' ) ) );
		foreach ( array( Submission_Token::FIELD, Captcha_Response::TOKEN ) as $name ) {
			$type    = 'hidden';
			$parts[] = el( 'input', compact( 'type', 'name' ) );
		}
		return fragment( $parts );
	}

	/** Returns the submit button. */
	private function button(): Html {
		$button = array(
			'class' => self::ROOT . '__button wp-element-button',
			'type'  => 'submit',
		);
		return el( 'p', array( 'class' => self::ROOT . '__send' ), el( 'button', $button, Labels::of( $this->attributes, 'button' ) ) );
	}

	/** Returns the consent checkbox, if enabled. */
	private function consent(): ?Html {
		$text = Labels::of( $this->attributes, 'consent' );
		if ( '' === $text ) {
			return null;
		}
		$box = array(
			'type'     => 'checkbox',
			'name'     => 'et_custom_fields[consent]',
			'value'    => '1',
			'required' => true,
		);
		return el(
			'p',
			array( 'class' => self::ROOT . '__field is-choice' ),
			el(
				'label',
				array( 'class' => self::ROOT . '__choice' ),
				el( 'input', $box ),
				' ',
				el( 'span', array(), $text, Question_Field::mark( true ) )
			)
		);
	}

	/** Returns the small print. */
	private function note(): ?Html {
		$note = Labels::of( $this->attributes, 'note' );
		return '' === $note ? null : el( 'p', array( 'class' => self::ROOT . '__note' ), $note );
	}

	/** Returns the live region for the server's messages. */
	private static function status(): Html {
		return el(
			'p',
			array(
				'class' => self::ROOT . '__message',
				'role'  => 'status',
			)
		);
	}
}
