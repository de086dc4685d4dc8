<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * What authors choose from, or enter, for a condition.
 *
 * @since 0.3
 * @api
 *
 * @phpstan-type Option array{value: string, label: string, phrase?: string, opposite?: string}
 */
final class Condition_Values {
	/**
	 * Stores the properties.
	 *
	 * @param string $type `choice`, `text` or `days`.
	 * @param string $label Label of the field; empty for “Values”.
	 * @param string $phrase Format of `sprintf()` for values without a phrase of their own.
	 * @param list<Option> $options Options to choose from.
	 */
	private function __construct(
		private readonly string $type,
		private readonly string $label = '',
		private readonly string $phrase = '%s',
		private readonly array $options = array(),
	) {}

	/**
	 * Returns values of which authors choose one or more.
	 *
	 * @param list<Option> $options What is saved, and its name in the editor; in sentences such as “Opens once a week, on posts”, the
	 *                              `phrase`, and instead of “not” with the phrase, the `opposite`.
	 * @param string $phrase Phrase of options that have none, such as `for %s`, where `%s` stands for the label.
	 */
	public static function choice( array $options, string $phrase = '%s' ): self {
		return new self( 'choice', '', $phrase, $options );
	}

	/**
	 * Returns texts of which authors enter one or more.
	 *
	 * @param string $label Label of the field.
	 * @param string $phrase In sentences, such as `from %s`, where `%s` stands for the text.
	 */
	public static function text( string $label, string $phrase = '%s' ): self {
		return new self( 'text', $label, $phrase );
	}

	/** Returns a first and a last day, such as `2030-01-31`; either may be empty. */
	public static function days(): self {
		return new self( 'days' );
	}

	/**
	 * Returns the field for the editor.
	 *
	 * @return array{type: string, label: string, phrase: string, options: list<Option>}
	 * @internal
	 */
	public function field(): array {
		return array(
			'type'    => $this->type,
			'label'   => $this->label,
			'phrase'  => $this->phrase,
			'options' => $this->options,
		);
	}
}
