import './examples.css';

/** Public pictures of the sample data. */
export const samplePictures = ['carousel/sample-0.png', 'carousel/sample-1.png', 'carousel/sample-2.png'] as const;
export const sampleCode = 'carousel/sample-qr.png';

/** Shows the emitted value of a control. */
export const Emitted = ({ value }: { value: string }) => <code className="demo-value example-value">{value}</code>;
